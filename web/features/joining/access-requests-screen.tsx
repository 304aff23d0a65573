import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPaperclip, IconUserPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { AccessRequest, AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import { counted } from '../../../contract/text.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { Instant } from '../../ui/moments.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import classes from './request-card.module.css'
import { RequestStatus, statusWords } from './request-status.tsx'

const statuses = Object.keys(statusWords) as AccessRequestStatus[]
const filterKeys = { status: parseAsStringLiteral(statuses) }

/** Who asks to be let into the building; `?request={id}` opens one of them. */
const AccessRequestsScreen = () => {
  const [address] = useSearchParams()
  const request = address.get('request')
  return request ? <Navigate to={`/access-requests/${encodeURIComponent(request)}`} replace /> : <Requests />
}
export default AccessRequestsScreen

const InviteInstead = () => (
  <Button component={Link} to="/invite-users" variant="default" leftSection={<IconUserPlus size={18} aria-hidden />}>
    Invite users
  </Button>
)

const Requests = () => {
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const requests = useList(api.joining.accessRequests, { query: sent(filters) })
  return (
    <ListScreen
      title="Access requests"
      text="Requests to join the building. Those waiting for you come first."
      actions={<InviteInstead />}
      list={requests}
      search={{
        label: 'Search name, email or unit',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <Choice
          label="Any status"
          labels={statusWords}
          value={filters.status}
          onChange={(status) => void set({ status })}
        />
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No access requests" picture="building" action={<InviteInstead />}>
          People who register with your building’s code or link, and a unit, appear here. You can also invite people
          yourself.
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

/** What the roster or the address says about who asks, in a line. */
const hintFor = ({ emailVerified, rosterUnits, unitNumber, unitId, status }: AccessRequest): string => {
  if (status !== 'pending' && status !== 'asked') return ''
  if (!emailVerified) return 'Email not confirmed yet'
  if (rosterUnits.includes(unitNumber)) return 'Email matches the roster for this unit'
  if (rosterUnits.length > 0) return `Email is on the roster for ${rosterUnits.join(', ')}`
  return unitId ? 'Email not on the roster' : 'No such unit in this building'
}

const RequestCard = ({ request }: { request: AccessRequest }) => {
  const { _id, name, unitNumber, status, createdAt, evidence } = request
  const files = evidence.length
  return (
    <Card component="article" className={classes.card} padding="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={4} miw={0} flex="1 1 14rem">
          <Title order={2} size="h4" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <Link to={`/access-requests/${_id}`} className={classes.name ?? ''}>
              {name}
            </Link>
          </Title>
          <Text size="sm">Unit {unitNumber}</Text>
          <Group gap="4px var(--mantine-spacing-md)" c="dimmed">
            <Text size="sm">
              <Instant at={createdAt} />
            </Text>
            {hintFor(request) && <Text size="sm">{hintFor(request)}</Text>}
            {files > 0 && (
              <Group gap={4}>
                <IconPaperclip size={14} aria-hidden />
                <Text size="sm">{counted(files, 'file')}</Text>
              </Group>
            )}
          </Group>
        </Stack>
        <RequestStatus status={status} />
      </Group>
    </Card>
  )
}
