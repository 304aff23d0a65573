import { Group } from '@mantine/core'
import type { Notice } from '../../../contract/notices.ts'
import type { Instant } from '../../../contract/time.ts'
import { NoticeActions } from './notice-actions.tsx'
import { NoticeAnalyticsSection } from './notice-analytics-section.tsx'
import { NoticeHistory } from './notice-history.tsx'

interface Props {
  notice: Notice
  now: Instant
}

/** What those who look after notices have below one: its steps, its figures, its history. Loaded for them alone. */
export default function NoticeDesk({ notice, now }: Props) {
  const { can } = notice
  return (
    <>
      <Group gap="sm" className="no-print" role="group" aria-label="Notice actions">
        <NoticeActions notice={notice} now={now} />
      </Group>
      {can.seeAnalytics && <NoticeAnalyticsSection notice={notice} />}
      {can.edit && <NoticeHistory noticeId={notice._id} />}
    </>
  )
}
