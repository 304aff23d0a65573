import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { requestNumber } from '../../../../contract/forms/request-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListScreen } from '../../../ui/list-screen.tsx'
import { kindsWords, pageOf } from './records.ts'
import { Due, RequestState } from './state.tsx'

const AskLink = () => (
  <Button component={Link} to="/records-requests/new" leftSection={<IconPlus size={18} aria-hidden />}>
    Request records
  </Button>
)

/** What somebody asked for, newest first. */
export default function MyRequests() {
  const requests = useList(api.forms.myRecordsRequests, { query: {} })
  return (
    <ListScreen
      title="Records requests"
      text="The building records you’ve requested and when they’re due."
      actions={<AskLink />}
      list={requests}
      empty={
        <Empty title="No requests yet" action={<AskLink />}>
          Owners can request minutes, budgets, contracts and more; tenants can request the bylaws and rules. The law
          sets the deadline.
        </Empty>
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((request) => (
            <li key={request._id}>
              <RequestCard request={request} />
            </li>
          ))}
        </Stack>
      )}
    </ListScreen>
  )
}

function RequestCard({ request }: { request: RecordsRequestSummary }) {
  const { jurisdiction } = useBuilding()
  const { status, askedOn, dueOn } = request
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={4} miw={0} flex="1 1 14rem">
          <Anchor
            component={Link}
            to={pageOf(request)}
            fw={600}
            mih="var(--finger)"
            display="inline-flex"
            style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            {requestNumber(request)}: {kindsWords(jurisdiction, request)}
          </Anchor>
          <Text size="sm" c="dimmed">
            Requested {formatDate(askedOn)}
          </Text>
          {dueOn && (
            <Text size="sm">
              <Due dueOn={dueOn} />
            </Text>
          )}
        </Stack>
        <RequestState status={status} />
      </Group>
    </Card>
  )
}
