import { Alert, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Poster } from './poster.tsx'

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
]

/** A notice as a poster for the lobby, to be printed. */
export default function PosterScreen() {
  const { noticeId = '' } = useParams()
  const [paper, setPaper] = useState('letter')
  const notice = useRoute(api.notices.get, { params: { id: noticeId } })
  return (
    <Stack gap="lg">
      <style>{`@page { size: ${paper}; margin: 16mm; }`}</style>
      <Group justify="space-between" className="no-print">
        <BackLink to={`/announcements/${noticeId}`}>Back to the notice</BackLink>
        <Group gap="sm">
          <SegmentedControl aria-label="Paper" data={papers} value={paper} onChange={setPaper} />
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            Print poster
          </Button>
        </Group>
      </Group>
      <Loaded query={notice} rows={1}>
        {(loaded) => (
          <>
            <PageHead title={`Poster: ${loaded.title}`} />
            {loaded.status !== 'published' && (
              <Alert color="orange" className="no-print">
                This notice isn’t published, so the code only works for people who write notices.
              </Alert>
            )}
            <Poster notice={loaded} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
