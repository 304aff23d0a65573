import { Card, Group, Stack, Text } from '@mantine/core'
import type { CheckLine, CheckState } from '../../../../contract/admin/self-check.ts'
import { jobsRefetchMs } from '../../../../contract/limits/platform.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'

const states: Readonly<Record<CheckState, readonly [Tone, string]>> = {
  ok: ['good', 'OK'],
  unknown: ['neutral', 'Not known yet'],
  attention: ['waiting', 'Needs attention'],
  fault: ['bad', 'Fault'],
}
const order: readonly CheckState[] = ['fault', 'attention', 'unknown', 'ok']

/** The self-check of the installation, what is not in order first. */
const SystemView = () => {
  const checks = useRoute(api.admin.selfCheck, undefined, { refetchInterval: jobsRefetchMs })
  return (
    <Section title="System check">
      <Loaded query={checks} shape="card" failed="We couldn’t load the system check">
        {(lines) => (
          <Stack component="ul" role="list" aria-label="System check" gap="sm" p={0} m={0}>
            {lines
              .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
              .map((line) => (
                <Line key={line.check} line={line} />
              ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}
export default SystemView

const Line = ({ line: { state, says, toDo } }: { line: CheckLine }) => {
  const [tone, word] = states[state]
  return (
    <Card component="li" padding="sm" style={{ listStyle: 'none' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start" justify="space-between">
        <div>
          <Text fw={500}>{says}</Text>
          {toDo !== null && <Text size="sm">{toDo}</Text>}
        </div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </Group>
    </Card>
  )
}
