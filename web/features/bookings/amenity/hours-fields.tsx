import { Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { weekdayNames, weekdays, type Weekday } from '../../../../contract/weekdays.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Panel } from '../../../ui/panel.tsx'
import { usualDay, type AmenityRead, type AmenityValues } from './amenity-values.ts'
import classes from './hours-fields.module.css'

interface Props {
  form: UseFormReturn<AmenityValues, unknown, AmenityRead>
}

/** When it is open on each weekday and how long a fixed time is; for stays when one arrives and leaves. */
export const HoursFields = ({ form }: Props) => {
  const { control } = form
  const mode = useWatch({ control, name: 'mode' })
  if (mode === 'overnight')
    return (
      <Panel title="Arrival and departure">
        <SimpleGrid cols={2} spacing="sm">
          <TextField control={control} name="arrivesAt" type="time" label="Earliest arrival" />
          <TextField control={control} name="leavesAt" type="time" label="Latest departure" />
        </SimpleGrid>
      </Panel>
    )
  return (
    <Panel
      title="Opening hours"
      text="In the building’s local time. To close at midnight, enter 12:00 a.m.; to close later, enter the next day’s time, such as 1:00 a.m."
    >
      {mode === 'slot' && (
        <TextField
          control={control}
          name="slotMinutes"
          label="Slot length in minutes"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <Stack gap="xs">
        {weekdays.map((day) => (
          <DayFields key={day} form={form} day={day} />
        ))}
      </Stack>
      <Fault form={form} />
    </Panel>
  )
}

const DayFields = ({ form, day }: Props & { day: Weekday }) => {
  const { control, setValue } = form
  const hours = useWatch({ control, name: `hours.${day}` })
  const name = weekdayNames[day]
  return (
    <div className={classes.day} role="group" aria-label={name}>
      <Checkbox
        label={name}
        checked={hours !== null}
        onChange={({ currentTarget }) =>
          setValue(`hours.${day}`, currentTarget.checked ? usualDay : null, { shouldDirty: true })
        }
      />
      {hours === null ? (
        <Text c="dimmed">Closed</Text>
      ) : (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <TextField control={control} name={`hours.${day}.from`} type="time" aria-label={`${name}: opens`} />
          <TextField control={control} name={`hours.${day}.until`} type="time" aria-label={`${name}: closes`} />
        </Group>
      )}
    </div>
  )
}

/** What is wrong with all days together. */
const Fault = ({ form: { control } }: Props) => {
  const { error } = useField(control, 'hours')
  return error ? (
    <Text role="alert" size="sm" c="var(--mantine-color-error)">
      {error}
    </Text>
  ) : null
}
