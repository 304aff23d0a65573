import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { TicketHands } from '../../../../contract/tickets/ticket.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'

interface Names<In extends FieldValues> {
  accountId: FieldPath<In>
  vendorId: FieldPath<In>
  despiteWarnings: FieldPath<In>
}

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  names: Names<In>
  hands: TicketHands
  /** Whether the server refused the vendor until somebody says that its warnings were read. */
  isRefused: boolean
  /** Another vendor is chosen: what was said of the last one is said of nobody. */
  onVendor: () => void
}

/** Whom something is given to: somebody at the desk, a vendor, or both; what to know of the vendor before. */
export const HandsFields = <In extends FieldValues, Out>(props: Props<In, Out>) => {
  const { control, names, hands, isRefused, onVendor } = props
  const chosen: unknown = useWatch({ control, name: names.vendorId })
  const vendor = hands.vendors.find(({ _id }) => _id === chosen)
  const preferredFirst = hands.vendors.toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
  return (
    <>
      <SelectField
        control={control}
        name={names.accountId}
        label="Person"
        placeholder="Nobody at the desk"
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
        onOptionSubmit={onVendor}
        onClear={onVendor}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear vendor' }}
        data={preferredFirst.map(({ _id, name, isPreferred }) => ({
          value: _id,
          label: isPreferred ? `${name} (preferred)` : name,
        }))}
      />
      {vendor && vendor.warnings.length > 0 && (
        <>
          <Alert
            color="orange"
            icon={<IconAlertTriangle aria-hidden />}
            title={`Before you call ${vendor.name}`}
            role="alert"
            styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal' } }}
          >
            <List c="inherit" size="sm">
              {vendor.warnings.map((words) => (
                <List.Item key={words}>{words}</List.Item>
              ))}
            </List>
          </Alert>
          {isRefused && <CheckboxField control={control} name={names.despiteWarnings} label="Assign despite this" />}
        </>
      )}
    </>
  )
}
