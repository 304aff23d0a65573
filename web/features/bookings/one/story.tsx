import { List, Text } from '@mantine/core'
import { eventLabels } from '../../../../contract/bookings/booking-words.ts'
import type { Booking } from '../../../../contract/bookings/booking.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'

/** History to a booking, in its order. */
export const Story = ({ events }: Pick<Booking, 'events'>) => (
  <Panel title="History">
    <List listStyleType="none" spacing="sm" withPadding={false}>
      {events.map(({ _id, at, kind, by, words }) => (
        <List.Item key={_id}>
          <Text>{eventLabels[kind]}</Text>
          {words && <PlainText size="sm">{words}</PlainText>}
          <Text size="sm" c="dimmed">
            {by === null ? '' : `${by}, `}
            <Instant at={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  </Panel>
)
