import { Card } from '@mantine/core'
import type { Notice } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'

/** The figures of a published notice, fresh each time it is opened. */
export function NoticeAnalyticsSection({ notice }: { notice: Notice }) {
  const analytics = useRoute(api.notices.analytics, { params: { id: notice._id } }, { staleTime: 0 })
  return (
    <Card>
      <Loaded query={analytics} shape="stat" rows={2} failed="We couldn’t load the read receipts.">
        {(figures) => <AnalyticsPanel analytics={figures} mustAcknowledge={notice.mustAcknowledge} />}
      </Loaded>
    </Card>
  )
}
