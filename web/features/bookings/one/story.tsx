import { List, Text } from '@mantine/core'
import { eventLabels } from '../../../../contract/bookings/booking-words.ts'
import type { Booking } from '../../../../contract/bookings/booking.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What happened to a booking, in its order. */
export const Story = ({ events }: Pick<Booking, 'events'>) => (
  <Panel title="What happened">
    <List listStyleType="none" spacing="sm" withPadding={false}>
      {events.map(({ _id, at, kind, by, words }) => (
        <List.Item key={_id}>
          <Text>{eventLabels[kind]}</Text>
          {words && (
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {words}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {by === null ? '' : `${by}, `}
            <Instant at={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  </Panel>
)
