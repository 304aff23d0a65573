import { Text } from '@mantine/core'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { BookingChoices, BookingDraft } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { AnyUnitField } from '../../units/units.ts'
import type { BookingValues } from './booking-values.ts'

interface Props {
  form: UseFormReturn<BookingValues, unknown, BookingDraft>
  choices: BookingChoices
}

/** The unit that books: one's own; those at the desk book for any, and for somebody in it. */
export const ForWhom = ({ form, choices }: Props) => {
  const { units, manages } = choices
  if (manages) return <OnBehalf form={form} choices={choices} />
  if (units.length === 1) return <Text>Unit {units[0]?.unitNumber}</Text>
  return (
    <SelectField
      control={form.control}
      name="unitId"
      label="For unit"
      data={units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
    />
  )
}

const OnBehalf = ({ form, choices }: Props) => {
  const { control } = form
  const unitId = useWatch({ control, name: 'unitId' })
  const isOwn = choices.units.some(({ _id }) => _id === unitId)
  const residents = useRoute(api.bookings.residents, { query: { unitId } }, { enabled: unitId !== '' })
  return (
    <>
      <AnyUnitField
        control={control}
        name="unitId"
        label="For unit"
        description="The unit’s limits apply, as if a resident had booked."
        known={choices.units}
        onOptionSubmit={() => form.setValue('forAccountId', '')}
      />
      {unitId !== '' && (
        <SelectField
          control={control}
          name="forAccountId"
          label="For resident"
          description={
            residents.isError
              ? 'We couldn’t load the residents. Choosing the unit is enough.'
              : 'They’ll be notified and see it in their bookings.'
          }
          placeholder={isOwn ? 'You' : 'No one in particular'}
          clearable
          clearButtonProps={{ 'aria-label': 'No one in particular' }}
          data={(residents.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
    </>
  )
}
