import { Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Conflict } from '../../ui/conflict.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DecidePanel } from './decide-panel.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import { RequestStatus, statusWords } from './request-status.tsx'

/** One request for access, with what helps to decide; where the mail about it leads. */
const AccessRequestScreen = () => {
  const { requestId = '' } = useParams()
  const request = useRoute(api.joining.accessRequest, { params: { id: requestId } })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/access-requests">All access requests</BackLink>
      <Loaded query={request} shape="card" failed="We couldn’t load this request.">
        {(found) => <Request request={found} />}
      </Loaded>
    </Stack>
  )
}
export default AccessRequestScreen

const Request = ({ request }: { request: AccessRequest }) => {
  const [newer, setNewer] = useState<AccessRequest | null>(null)
  const { can, name, unitNumber, status } = request
  const open = can.approve || can.ask || can.decline
  return (
    <>
      <PageHeader
        title={name}
        pageTitle={`${name}: access request`}
        text={
          <Group gap="sm">
            <Text inherit>Access to unit {unitNumber}</Text>
            <RequestStatus status={status} />
          </Group>
        }
      />
      <Stack gap="lg">
        {newer && (
          <Conflict title="Someone else just changed this request">
            <Text size="sm" c="inherit">
              It’s now {statusWords[newer.status].toLowerCase()}
              {newer.decidedBy ? `, by ${newer.decidedBy}` : ''}. Your choice wasn’t sent.
            </Text>
          </Conflict>
        )}
        <Card padding="lg">
          <RequestFacts request={request} />
        </Card>
        {open && <DecidePanel request={request} onStale={setNewer} />}
        <RequestHistory requestId={request._id} />
      </Stack>
    </>
  )
}
