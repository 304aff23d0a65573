import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { rangeWords } from '../../../../contract/buildings/office-hours.ts'
import { officeRangesMost } from '../../../../contract/limits/buildings.ts'
import { weekdayNames, weekdays, type Weekday } from '../../../../contract/weekdays.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import classes from './hours-section.module.css'
import { SettingsSection } from './settings-section.tsx'

const Hours = SettingsForm.pick({ officeHours: true })
type Values = z.input<typeof Hours>
type Parsed = z.output<typeof Hours>

const pick = ({
  officeHours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday },
}: BuildingSettings) => ({
  officeHours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday },
})
const linesOf = ({ officeHours }: Values) =>
  weekdays.map((day) => `${weekdayNames[day]}: ${rangeWords(officeHours[day]) || 'closed'}`)

/** When the office is open. */
export const HoursSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="office-hours"
    title="Office hours"
    text="When the building office is staffed. Residents see the hours on the dashboard, and if the office is open now. Without hours, nothing is shown."
    schema={Hours}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <Stack gap="xs">
        {weekdays.map((day) => (
          <DayHours key={day} control={control} day={day} />
        ))}
      </Stack>
    )}
  </SettingsSection>
)

const usualDay = { from: '09:00', until: '17:00' }
const usualAfternoon = { from: '18:00', until: '20:00' }

/** The hours of one weekday; a day without hours is closed. */
const DayHours = ({ control, day }: { control: Control<Values, unknown, Parsed>; day: Weekday }) => {
  const { fields, append, remove } = useFieldArray({ control, name: `officeHours.${day}` })
  const name = weekdayNames[day]
  return (
    <div className={classes['day']} role="group" aria-label={name}>
      <Text fw={600} className={classes['name'] ?? ''}>
        {name}
      </Text>
      <Stack gap="xs" className={classes['hours'] ?? ''}>
        {fields.length === 0 && <Text className={classes['closed'] ?? ''}>Closed</Text>}
        {fields.map((field, at) => (
          <Group key={field.id} gap="xs" wrap="nowrap" align="flex-start">
            <TextField
              control={control}
              name={`officeHours.${day}.${at}.from`}
              type="time"
              aria-label={`${name}: opens`}
              flex={1}
            />
            <Text className={classes['closed'] ?? ''} aria-hidden>
              –
            </Text>
            <TextField
              control={control}
              name={`officeHours.${day}.${at}.until`}
              type="time"
              aria-label={`${name}: closes`}
              flex={1}
            />
            <ActionIcon aria-label={`Remove hours ${at + 1} on ${name}`} color="red" onClick={() => remove(at)}>
              <IconTrash size={20} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <Button
        className={classes['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-label={`Add hours to ${name}`}
        disabled={fields.length >= officeRangesMost}
        onClick={() => append(fields.length === 0 ? usualDay : usualAfternoon)}
      >
        Add hours
      </Button>
    </div>
  )
}
