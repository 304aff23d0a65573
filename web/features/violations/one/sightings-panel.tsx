import { Stack, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'

/** When the same was seen again. */
export const SightingsPanel = ({ one: { sightings } }: { one: Violation }) =>
  sightings.length > 0 && (
    <Panel title="Seen again">
      <Stack component="ul" aria-label="Seen again" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sightings.map(({ _id, on, words }) => (
          <li key={_id}>
            <Text size="sm" c="dimmed">
              {formatDate(on)}
            </Text>
            {words !== '' && <PlainText>{words}</PlainText>}
          </li>
        ))}
      </Stack>
    </Panel>
  )
