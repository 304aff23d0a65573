import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ReportForm } from './report-form.tsx'
import { useMended } from './use-mended.ts'

/** Reporting something that is broken. */
export default function NewTicket() {
  const reporting = useRoute(api.tickets.reporting)
  const mended = useMended()
  return (
    <Stack gap="xs" maw={760} mx="auto">
      <BackLink to="/tickets">Maintenance</BackLink>
      <PageHeader
        title="Report a problem"
        text="Choose a category and a location, then describe the issue. Everything else is optional."
      />
      <Loaded query={reporting} shape="form" failed="We couldn’t load the form.">
        {(facts) =>
          mended.isRead && <ReportForm key={mended.waiting?._id ?? 'new'} facts={facts} waiting={mended.waiting} />
        }
      </Loaded>
    </Stack>
  )
}
