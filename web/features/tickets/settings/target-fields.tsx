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
    title="Reply and resolution times"
    text="Counted in office hours (eight hours to a day). The deadline pauses while a ticket is on hold or waiting for the resident; only a public message counts as a reply."
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
      <SpanFields control={control} name={`targets.${priority}.answer`} label="First reply within" />
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
      description="Nights, weekends and holidays count too, and a day has 24 hours. Reminders still wait for office hours."
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
