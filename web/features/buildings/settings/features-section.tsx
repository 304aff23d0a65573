import { Stack, Switch } from '@mantine/core'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import type { Feature } from '../../../../contract/roles.ts'
import { useField } from '../../../ui/form/tied.ts'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { featureWords } from './setting-words.ts'
import { SettingsSection } from './settings-section.tsx'

const Features = SettingsForm.pick({ features: true })
type Values = z.input<typeof Features>
type Parsed = z.output<typeof Features>

const names = Object.keys(featureWords) as Feature[]

const pick = ({ features: { maintenanceTickets, parking, notices, forum } }: BuildingSettings) => ({
  features: { maintenanceTickets, parking, notices, forum },
})
const linesOf = ({ features }: Values) =>
  names.map((name) => `${featureWords[name].label}: ${features[name] ? 'on' : 'off'}`)

/** What the building uses. */
export const FeaturesSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="features"
    title="Features"
    text="The features your building uses. Turning one off hides it for everyone immediately. Nothing is deleted, so you can turn it back on any time."
    schema={Features}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <Stack gap="md">
        {names.map((name) => (
          <FeatureSwitch key={name} control={control} name={name} />
        ))}
      </Stack>
    )}
  </SettingsSection>
)

const FeatureSwitch = ({ control, name }: { control: Control<Values, unknown, Parsed>; name: Feature }) => {
  const { tie, value } = useField(control, `features.${name}`)
  const { label, hides } = featureWords[name]
  return (
    <Switch
      {...tie}
      size="md"
      label={label}
      description={`Turning this off hides ${hides}.`}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
