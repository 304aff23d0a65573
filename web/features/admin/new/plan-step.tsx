import { Fieldset, SimpleGrid, Stack, Switch } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { BuildingOrder } from '../../../../contract/admin/new-building.ts'
import { zoneNames } from '../../../../contract/places.ts'
import { features, type Feature } from '../../../../contract/roles.ts'
import { canadianZones } from '../../../../contract/time.ts'
import { jurisdictionOf, labelsFor } from '../../../../law/law.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { featureWords } from '../../buildings/buildings.ts'
import type { OrderForm, OrderTyped } from './values.ts'

const zones = canadianZones.map((value) => ({ value, label: zoneNames[value] }))

/** By which plan and code the building is known, by which clocks it lives, and what it uses. */
export const PlanStep = ({ form: { control } }: { form: OrderForm }) => {
  const labels = labelsFor(jurisdictionOf(useWatch({ control, name: 'province' })))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField
          control={control}
          name="planNumber"
          label={labels.planNumber.One}
          description="As registered at the land title office."
          autoComplete="off"
        />
        <TextField
          control={control}
          name="code"
          label="Building code"
          description="Residents enter this to find the building."
          autoComplete="off"
        />
      </SimpleGrid>
      <SelectField
        control={control}
        name="timeZone"
        label="Time zone"
        description="Used for legal deadlines, quiet hours and office hours."
        data={zones}
        searchable
      />
      <Fieldset legend="Features" variant="unstyled" styles={{ legend: { fontWeight: 600, padding: 0 } }}>
        <Stack gap="sm" mt="xs">
          {features.map((feature) => (
            <FeatureSwitch key={feature} control={control} feature={feature} />
          ))}
        </Stack>
      </Fieldset>
    </>
  )
}

interface SwitchProps {
  control: Control<OrderTyped, unknown, BuildingOrder>
  feature: Feature
}

const FeatureSwitch = ({ control, feature }: SwitchProps) => {
  const { tie, value } = useField(control, `features.${feature}`)
  return (
    <Switch
      {...tie}
      size="md"
      label={featureWords[feature].label}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
