import { Card, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Notice } from '../../../contract/notices.ts'
import type { Instant } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant as Moment } from '../../ui/moments.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { cameAt } from '../../ui/use-now.ts'
import { AcknowledgePanel } from './acknowledge-panel.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { audienceWords } from './audience-words.ts'
import { publishedWords } from './notice-card.tsx'
import { NoticeBadges } from './notice-marks.tsx'
import { RevisionNotes } from './revision-notes.tsx'
import { useReadMark } from './use-read-mark.ts'

const NoticeDesk = lazy(() => import('./notice-desk.tsx'))

/** One notice: to read, to acknowledge, and for its writers to look after. */
export default function NoticeScreen() {
  const { noticeId = '' } = useParams()
  const notice = useRoute(api.notices.get, { params: { id: noticeId } })
  return (
    <Stack gap="lg" maw={860} mx="auto">
      <BackLink to="/announcements">All announcements</BackLink>
      <Loaded query={notice} rows={1}>
        {(loaded) => <NoticePage key={loaded._id} notice={loaded} now={cameAt(notice)} />}
      </Loaded>
    </Stack>
  )
}

function NoticePage({ notice, now }: { notice: Notice; now: Instant }) {
  const { timeZone, jurisdiction } = useBuilding()
  useReadMark(notice)
  const { attachments, can, units } = notice
  const audience = audienceWords(notice.audience, labelsFor(jurisdiction))
  // "New" would be untrue of a notice that is being read.
  const marks = { ...notice, readAt: notice.readAt ?? now }
  return (
    <>
      <Card component="article">
        <Stack gap="md">
          <NoticeBadges notice={marks} now={now} />
          <PageHeader
            title={notice.title}
            text={
              <Text size="sm">
                {[publishedWords(notice, timeZone), notice.authorName, audience].filter(Boolean).join(' · ')}
                {notice.expiresAt && (
                  <>
                    {' · '}
                    {notice.status === 'expired' ? 'Ended ' : 'Until '}
                    <Moment at={notice.expiresAt} />
                  </>
                )}
              </Text>
            }
          />
          <RevisionNotes revisions={notice.revisions} />
          <RichText html={notice.content} />
          {attachments.length > 0 && (
            <Stack component="section" gap="xs" aria-labelledby="attachments">
              <Title order={2} size="h5" id="attachments">
                Attachments
              </Title>
              <AttachmentList noticeId={notice._id} attachments={attachments} />
            </Stack>
          )}
          <AcknowledgePanel notice={notice} />
        </Stack>
      </Card>
      {units.length > 0 && (
        <Text size="sm">
          {units.length === 1 ? 'For unit ' : 'For units '}
          {units.map(({ unitNumber }) => unitNumber).join(', ')}
        </Text>
      )}
      {can.edit && (
        <Suspense fallback={<Placeholder shape="card" rows={1} />}>
          <NoticeDesk notice={notice} now={now} />
        </Suspense>
      )}
    </>
  )
}
