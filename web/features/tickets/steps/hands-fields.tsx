import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { TicketHands } from '../../../../contract/tickets/ticket.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { ReadWarnings } from '../../vendors/vendors.ts'

interface Names<In extends FieldValues> {
  accountId: FieldPath<In>
  vendorId: FieldPath<In>
  despiteWarnings: FieldPath<In>
}

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  names: Names<In>
  hands: TicketHands
}

/** Whom something is given to: somebody at the desk, a vendor, or both; what to know of the vendor before. */
export const HandsFields = <In extends FieldValues, Out>(props: Props<In, Out>) => {
  const { control, names, hands } = props
  const chosen: unknown = useWatch({ control, name: names.vendorId })
  const vendor = hands.vendors.find(({ _id }) => _id === chosen)
  const preferredFirst = hands.vendors.toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
  return (
    <>
      <SelectField
        control={control}
        name={names.accountId}
        label="Person"
        placeholder="No staff member"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear person' }}
        data={hands.people.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <SelectField
        control={control}
        name={names.vendorId}
        label="Vendor"
        placeholder="No vendor"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear vendor' }}
        data={preferredFirst.map(({ _id, name, isPreferred }) => ({
          value: _id,
          label: isPreferred ? `${name} (preferred)` : name,
        }))}
      />
      <ReadWarnings
        control={control}
        name={names.despiteWarnings}
        label="Assign anyway"
        chosen={vendor ? [vendor] : []}
      />
    </>
  )
}
