import { Alert, Group, Stack, Switch, Text } from '@mantine/core'
import clsx from 'clsx'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { weekdayNames, weekdays, type Weekday } from '../../../../contract/weekdays.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from './hours-fields.module.css'
import type { MaintenanceDraft, MaintenanceValues } from './maintenance-values.ts'

export type MaintenanceControl = Control<MaintenanceValues, unknown, MaintenanceDraft>
interface Props {
  form: UseFormReturn<MaintenanceValues, unknown, MaintenanceDraft>
}

const usualDay = { from: '09:00', until: '17:00' }

/** When somebody looks after maintenance. */
export const HoursFields = ({ form }: Props) => {
  const hours = useWatch({ control: form.control, name: 'hours' })
  const isNever = weekdays.every((day) => hours[day] === null)
  return (
    <Panel
      title="Office hours"
      text="Ticket deadlines count these hours, and reminders are sent only during them. A closing time of 12:00 a.m. means the end of the day."
    >
      <Stack gap="xs">
        {weekdays.map((day) => (
          <DayFields key={day} form={form} day={day} isOpen={hours[day] !== null} />
        ))}
      </Stack>
      {isNever && (
        <Alert color="orange" role="status">
          Without office hours, only around-the-clock deadlines run, and no one gets ticket reminders.
        </Alert>
      )}
    </Panel>
  )
}

const DayFields = ({ form, day, isOpen }: Props & { day: Weekday; isOpen: boolean }) => {
  const name = weekdayNames[day]
  const { control, setValue, clearErrors } = form
  const open = (opens: boolean) => {
    clearErrors(`hours.${day}`)
    setValue(`hours.${day}`, opens ? usualDay : null, { shouldDirty: true })
  }
  return (
    <div className={clsx(classes['day'], !isOpen && classes['shut'])} role="group" aria-label={name}>
      <div className={classes['switch']}>
        <Switch size="md" label={name} checked={isOpen} onChange={(event) => open(event.currentTarget.checked)} />
      </div>
      {isOpen ? (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <TextField control={control} name={`hours.${day}.from`} type="time" aria-label={`${name}: opens`} flex={1} />
          <Text className={classes['line'] ?? ''} aria-hidden>
            –
          </Text>
          <TextField
            control={control}
            name={`hours.${day}.until`}
            type="time"
            aria-label={`${name}: closes`}
            flex={1}
          />
        </Group>
      ) : (
        <Text className={classes['line'] ?? ''} c="dimmed">
          Closed
        </Text>
      )}
    </div>
  )
}
