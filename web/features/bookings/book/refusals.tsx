import { Alert, Button, List, Stack, Text } from '@mantine/core'
import type { Refused } from '../../../../contract/bookings/booking.ts'
import { formatInstant, type Instant } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'

interface Props {
  refusals: readonly Refused[]
  /** Moves the wish to a time at which something as long may start; without it the time is only said. */
  onStart?: ((from: Instant) => void) | undefined
}

/** Why something cannot be booked, and from when on it can. */
export const Refusals = ({ refusals, onStart }: Props) => (
  <Alert
    color="orange"
    role="alert"
    title={refusals.every(({ rule }) => rule === 'draw') ? 'This date goes to a draw' : 'This can’t be booked'}
    styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal' } }}
  >
    <List c="inherit" size="sm" spacing="xs" listStyleType={refusals.length > 1 ? 'disc' : 'none'}>
      {refusals.map((refusal) => (
        <List.Item key={`${refusal.rule}/${refusal.says}`}>
          <Why refusal={refusal} onStart={onStart} />
        </List.Item>
      ))}
    </List>
  </Alert>
)

/** The moment at which all that stands against it is over; null where one of the reasons never ends by itself. */
const Why = ({
  refusal: { rule, says, allowedFrom, moves },
  onStart,
}: {
  refusal: Refused
  onStart: Props['onStart']
}) => {
  const zone = useZone()
  if (allowedFrom === null || rule === 'draw') return <Text c="inherit">{says}</Text>
  const when = formatInstant(allowedFrom, zone)
  return (
    <Stack gap={4} align="flex-start">
      <Text c="inherit">{says}</Text>
      {moves === 'start' && onStart ? (
        <Button variant="default" onClick={() => onStart(allowedFrom)}>
          Try {when}
        </Button>
      ) : (
        !says.includes(' from ') && (
          <Text c="inherit">{moves === 'start' ? `The earliest start is ${when}` : `Requests open on ${when}`}</Text>
        )
      )}
    </Stack>
  )
}
