import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { toast } from '../../api/toast.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { NoticeEditor } from './notice-form.tsx'
import { draftOf, emptyNotice } from './notice-values.ts'
import { useSaveNotice } from './use-save-notice.ts'

/** Writes a new notice. */
export default function NewNoticeScreen() {
  const navigate = useNavigate()
  const { create, publish, open } = useSaveNotice()
  return (
    <Stack maw={860} mx="auto" gap={0}>
      <PageHeader title="New notice" text="Write it, choose the audience, and send it when you’re ready." />
      <NoticeEditor
        initial={emptyNotice}
        status="draft"
        attached={[]}
        keeping={{ keeps: 'notice/new' }}
        onCancel={() => void navigate('/announcements')}
        onSave={async ({ values, files }, intent) => {
          const notice = await create.send({ body: draftOf(values), files })
          if (intent === 'send') await publish(notice)
          else toast.success('Draft saved')
          open(notice)
        }}
      />
    </Stack>
  )
}
