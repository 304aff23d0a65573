import { Select, SimpleGrid, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { provinceNames, usualZones, type Province } from '../../../../contract/places.ts'
import { jurisdictionOf, labelsFor, privacyRegimeOf } from '../../../../law/law.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { OrderForm } from './values.ts'

const provinces = Object.entries(provinceNames).map(([value, label]) => ({ value, label }))

/** Name and address; the law and the clocks follow from the province. */
export const AddressStep = ({ form: { control, setValue, getFieldState } }: { form: OrderForm }) => {
  const province = useWatch({ control, name: 'province' })
  const jurisdiction = jurisdictionOf(province)
  const labels = labelsFor(jurisdiction)
  const follow = (chosen: string | null) => {
    if (chosen !== null && !getFieldState('timeZone').isDirty) setValue('timeZone', usualZones[chosen as Province])
  }
  return (
    <>
      <TextField control={control} name="name" label="Building name" autoComplete="off" />
      <TextField control={control} name="address" label="Street address" autoComplete="off" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField control={control} name="city" label="City" autoComplete="off" />
        <SelectField
          control={control}
          name="province"
          label="Province or territory"
          data={provinces}
          searchable
          onOptionSubmit={follow}
        />
        <TextField control={control} name="postalCode" label="Postal code" autoComplete="off" />
        <Select label="Country" data={['Canada']} value="Canada" readOnly allowDeselect={false} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        In {provinceNames[province]} screens and documents use the terms {labels.lot.many}, {labels.fee.many} and the{' '}
        {labels.council.one}. Personal information falls under the {privacyRegimeOf(jurisdiction).name}.
      </Text>
    </>
  )
}
