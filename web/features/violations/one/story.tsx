import { List, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import { eventLabels } from '../../../../contract/violations/event-words.ts'
import type { CaseEvent } from '../../../../contract/violations/violation.ts'

/** What happened in a case, oldest first. */
export const Story = ({ events }: { events: readonly CaseEvent[] }) => (
  <List listStyleType="none" spacing="sm" withPadding={false}>
    {events.map(({ _id, kind, on, by, words }) => (
      <List.Item key={_id}>
        <Text>{eventLabels[kind]}</Text>
        {words !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {words}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {[by, formatDate(on)].filter(Boolean).join(', ')}
        </Text>
      </List.Item>
    ))}
  </List>
)
