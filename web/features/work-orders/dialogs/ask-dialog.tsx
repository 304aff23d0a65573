import { MultiSelect, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { findOptions } from '../../../ui/find-options.ts'
import { OrderAsk } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useField } from '../../../ui/form/tied.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReadWarnings } from '../../vendors/vendors.ts'
import { useOrderStep } from '../use-order-step.tsx'
import { vendorChoices, type Vendors } from './vendor-choice.tsx'

const Asked = OrderAsk.omit({ version: true })
type In = z.input<typeof Asked>
type Out = z.output<typeof Asked>

interface Props {
  order: Order
  vendors: Vendors
  onClose: () => void
}

/** Asks vendors for quotes, each by a link of its own. */
export const AskDialog = ({ order, vendors, onClose }: Props) => {
  const { send, version, conflict } = useOrderStep(api.workOrders.ask, order, 'Quote requests sent')
  const form = useContractForm(Asked, { vendorIds: [], despiteWarnings: false }, { mode: 'onSubmit' })
  const ids = useWatch({ control: form.control, name: 'vendorIds' })
  const ask = (body: Out) => send({ params: { id: order._id }, body: { ...body, version } })
  return (
    <StepDialog
      size="lg"
      title={`Request quotes: ${orderNumber(order)}`}
      form={form}
      onSend={ask}
      onClose={onClose}
      button={ids.length > 1 ? `Ask ${ids.length} vendors` : 'Ask the vendor'}
      conflict={conflict}
    >
      <Text size="sm">
        Each vendor gets an email with a personal link. They don’t need an account and can’t see each other.
      </Text>
      <VendorsField control={form.control} vendors={vendors} />
      <ReadWarnings
        control={form.control}
        name="despiteWarnings"
        label="Continue anyway"
        chosen={vendors.filter(({ _id }) => ids.includes(_id))}
      />
    </StepDialog>
  )
}

const VendorsField = ({ control, vendors }: { control: Control<In, unknown, Out>; vendors: Vendors }) => {
  const { tie, value, error } = useField(control, 'vendorIds')
  return (
    <MultiSelect
      {...tie}
      label="Vendors"
      placeholder="Choose vendors"
      searchable
      filter={findOptions}
      hidePickedOptions
      data={vendorChoices(vendors)}
      value={value as string[]}
      error={error}
      nothingFoundMessage="No matching vendor"
    />
  )
}
