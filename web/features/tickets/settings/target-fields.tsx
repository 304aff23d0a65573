import { Card, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { priorities, priorityLabels, type Priority } from '../../../../contract/tickets/priorities.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { MaintenanceControl } from './hours-fields.tsx'

interface Props {
  control: MaintenanceControl
}

/** How soon tickets are answered and resolved, the most pressing first. */
export const TargetFields = ({ control }: Props) => (
  <Panel
    title="How soon"
    text="Counted in office hours, of which a day has eight. The clock waits while a ticket is on hold or it is the resident’s turn; only a public word counts as an answer."
  >
    <Stack gap="sm">
      {priorities.toReversed().map((priority) => (
        <Target key={priority} control={control} priority={priority} />
      ))}
    </Stack>
  </Panel>
)

const Target = ({ control, priority }: Props & { priority: Priority }) => (
  <Card padding="md" role="group" aria-label={priorityLabels[priority]}>
    <Text fw={600} mb="xs">
      {priorityLabels[priority]}
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <SpanFields control={control} name={`targets.${priority}.answer`} label="First answer within" />
      <SpanFields control={control} name={`targets.${priority}.resolve`} label="Resolved within" />
    </SimpleGrid>
    {priority === 'urgent' && <AroundTheClock control={control} />}
  </Card>
)

const units = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
]

interface SpanProps extends Props {
  name: `targets.${Priority}.${'answer' | 'resolve'}`
  label: string
}

const SpanFields = ({ control, name, label }: SpanProps) => (
  <Group gap="xs" wrap="nowrap" align="flex-start">
    <TextField control={control} name={`${name}.count`} label={label} inputMode="numeric" flex={1} />
    <SelectField
      control={control}
      name={`${name}.unit`}
      aria-label={`${label}: hours or days`}
      data={units}
      w={112}
      mt={25}
    />
  </Group>
)

const AroundTheClock = ({ control }: Props) => {
  const { tie, value } = useField(control, 'urgentAroundTheClock')
  return (
    <Switch
      {...tie}
      size="md"
      mt="md"
      label="Count urgent tickets around the clock"
      description="Also at night, on weekends and holidays; a day has 24 hours then. Reminders still wait for office hours."
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
