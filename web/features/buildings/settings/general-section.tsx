import { SimpleGrid, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { provinceNames, zoneNames, type Province } from '../../../../contract/places.ts'
import { canadianZones } from '../../../../contract/time.ts'
import { jurisdictionOf, labelsFor, privacyRegimeOf } from '../../../../law/law.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { SettingsSection } from './settings-section.tsx'

const General = SettingsForm.pick({
  name: true,
  address: true,
  city: true,
  province: true,
  postalCode: true,
  planNumber: true,
  timeZone: true,
})
type Values = z.input<typeof General>
type Parsed = z.output<typeof General>

const pick = ({ name, address, city, province, postalCode, planNumber, timeZone }: BuildingSettings) => ({
  name,
  address,
  city,
  province: province as Province,
  postalCode,
  planNumber,
  timeZone: timeZone as (typeof canadianZones)[number],
})

const linesOf = ({ name, address, city, province, postalCode, planNumber, timeZone }: Values): string[] => [
  `Name: ${name}`,
  `Address: ${address}`,
  `City: ${city}`,
  `Province or territory: ${provinceNames[province]}`,
  `Postal code: ${postalCode}`,
  `Plan number: ${planNumber}`,
  `Time zone: ${zoneNames[timeZone]}`,
]

const provinces = Object.entries(provinceNames).map(([value, label]) => ({ value, label }))
const zones = canadianZones.map((value) => ({ value, label: zoneNames[value] }))

/** What the building is called, where it stands, and by which law and clocks. */
export const GeneralSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="general"
    title="General"
    text="Visible to everyone in the building, and used on email and documents."
    schema={General}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <>
        <TextField control={control} name="name" label="Building name" />
        <TextField control={control} name="address" label="Street address" />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField control={control} name="city" label="City" />
          <SelectField control={control} name="province" label="Province or territory" data={provinces} searchable />
          <TextField control={control} name="postalCode" label="Postal code" />
          <PlanNumber control={control} />
        </SimpleGrid>
        <Law control={control} />
        <SelectField
          control={control}
          name="timeZone"
          label="Time zone"
          description="Used for legal deadlines, quiet hours and office hours."
          data={zones}
          searchable
        />
      </>
    )}
  </SettingsSection>
)

interface Part {
  control: Control<Values, unknown, Parsed>
}

const useLabels = (control: Part['control']) => {
  const province = useWatch({ control, name: 'province' })
  const jurisdiction = jurisdictionOf(province)
  return { province, labels: labelsFor(jurisdiction), privacy: privacyRegimeOf(jurisdiction).name }
}

const PlanNumber = ({ control }: Part) => (
  <TextField control={control} name="planNumber" label={useLabels(control).labels.planNumber.One} />
)

/** What follows from where the building stands. */
const Law = ({ control }: Part) => {
  const { province, labels, privacy } = useLabels(control)
  return (
    <Text size="sm" c="dimmed">
      The province determines the law: in {provinceNames[province]} screens and documents use the terms{' '}
      {labels.lot.many}, {labels.fee.many} and the {labels.council.one}. Personal information falls under the {privacy}.
    </Text>
  )
}
