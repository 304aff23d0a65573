import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import type { Notice, NoticeStatus } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ConflictAlert } from './conflict-alert.tsx'
import { NoticeEditor } from './notice-form.tsx'
import { isPublic } from './notice-state.ts'
import { changeOf, valuesOf } from './notice-values.ts'
import { useSaveNotice } from './use-save-notice.ts'

/** Changes a notice that stands; a published one gets a visible correction. */
export default function EditNoticeScreen() {
  const { noticeId = '' } = useParams()
  const notice = useRoute(api.notices.get, { params: { id: noticeId } })
  return (
    <Stack maw={860} mx="auto" gap={0}>
      <Loaded query={notice} shape="form" failed="We couldn’t load the notice.">
        {(loaded) => <Editing key={loaded._id} loaded={loaded} />}
      </Loaded>
    </Stack>
  )
}

const savedWords: Record<NoticeStatus, string> = {
  draft: 'Draft saved',
  scheduled: 'Changes saved',
  published: 'Correction saved',
  expired: 'Correction saved',
}

function Editing({ loaded }: { loaded: Notice }) {
  const navigate = useNavigate()
  // What the form was filled with stays its ground, also when the notice is read anew behind it.
  const [ground, setGround] = useState(loaded)
  const [newer, setNewer] = useState<Notice | null>(null)
  const { change, publish, open } = useSaveNotice()
  const correcting = isPublic(ground.status)
  return (
    <>
      <PageHeader title={correcting ? 'Correct this notice' : 'Edit notice'} text={loaded.title} />
      <NoticeEditor
        initial={valuesOf(loaded)}
        status={ground.status}
        attached={ground.attachments}
        keeping={{ keeps: `notice/${loaded._id}`, over: loaded.version }}
        conflict={
          newer && (
            <ConflictAlert
              newer={newer}
              onKeepMine={() => {
                setGround((mine) => ({ ...mine, version: newer.version, status: newer.status }))
                setNewer(null)
              }}
            />
          )
        }
        onCancel={() => void navigate(`/announcements/${ground._id}`)}
        onSave={async ({ values, files, removed }, intent) => {
          try {
            const saved = await change.send({
              params: { id: ground._id },
              body: changeOf(values, ground, removed),
              files,
            })
            if (intent === 'send') await publish(saved)
            else toast.success(savedWords[saved.status])
            open(saved)
          } catch (error) {
            setNewer(newerOf(error) as Notice | null)
            throw error
          }
        }}
      />
    </>
  )
}
