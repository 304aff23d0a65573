import { Group, Switch } from '@mantine/core'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { formatTime } from '../../../../contract/time.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { SettingsSection } from './settings-section.tsx'

const Quiet = SettingsForm.pick({ quietHours: true })
type Values = z.input<typeof Quiet>
type Parsed = z.output<typeof Quiet>

const pick = ({ quietHours }: BuildingSettings) => ({ quietHours })
const linesOf = ({ quietHours }: Values) => [
  quietHours ? `From ${formatTime(quietHours.from)} until ${formatTime(quietHours.until)}` : 'No quiet hours',
]

const usualNight = { from: '22:00', until: '07:00' }

/** When mail and push that can wait do wait. */
export const QuietSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="quiet-hours"
    title="Quiet hours"
    text="Non-urgent email and push notifications are held until quiet hours end, for everyone who hasn’t set their own preferences. Emergencies and meeting notices are always sent right away."
    schema={Quiet}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {(form) => <Hours form={form} />}
  </SettingsSection>
)

const Hours = ({ form }: { form: UseFormReturn<Values, unknown, Parsed> }) => {
  const { control, setValue } = form
  const quiet = useWatch({ control, name: 'quietHours' })
  return (
    <>
      <Switch
        size="md"
        label="Use quiet hours"
        checked={quiet !== null}
        onChange={(event) =>
          setValue('quietHours', event.currentTarget.checked ? usualNight : null, { shouldDirty: true })
        }
      />
      {quiet && (
        <Group gap="md" grow maw={360} align="flex-start">
          <TextField control={control} name="quietHours.from" label="From" type="time" />
          <TextField control={control} name="quietHours.until" label="Until" type="time" />
        </Group>
      )}
    </>
  )
}
