import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { TicketHands } from '../../../../contract/tickets/ticket.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'

export type Vendors = TicketHands['vendors']

/** What a choice of vendors offers, the preferred ones first. */
export const vendorChoices = (vendors: Vendors) =>
  vendors
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
    .map(({ _id, name, isPreferred }) => ({ value: _id, label: isPreferred ? `${name} (preferred)` : name }))

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  chosen: readonly { name: string; warnings: readonly string[] }[]
  /** Whether the server refused them until somebody says that the warnings were read. */
  isRefused: boolean
}

/** What to know of the chosen vendors before; and the word that it was read, where one is asked for. */
export const VendorWarnings = <In extends FieldValues, Out>({ control, name, chosen, isRefused }: Props<In, Out>) => {
  const warned = chosen.filter(({ warnings }) => warnings.length > 0)
  if (warned.length === 0) return null
  return (
    <>
      <Alert
        color="orange"
        icon={<IconAlertTriangle aria-hidden />}
        title="Before you go on"
        role="alert"
        styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal' } }}
      >
        <List c="inherit" size="sm">
          {warned.map((vendor) => (
            <List.Item key={vendor.name}>
              {vendor.name}: {vendor.warnings.join(' ')}
            </List.Item>
          ))}
        </List>
      </Alert>
      {isRefused && <CheckboxField control={control} name={name} label="Go on despite this" />}
    </>
  )
}
