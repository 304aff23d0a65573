import { MultiSelect, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { findOptions } from '../../../ui/find-options.ts'
import { OrderAsk } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { useField } from '../../../ui/form/tied.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ReadWarnings } from '../../vendors/vendors.ts'
import { useOrderStep } from '../use-order-step.ts'
import { StepDialog } from './step-dialog.tsx'
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
  const { send, theirs } = useOrderStep(api.workOrders.ask, 'Quote requests sent')
  const version = useGround(order.version, theirs)
  const form = useContractForm(Asked, { vendorIds: [], despiteWarnings: false }, { mode: 'onSubmit' })
  const ids = useWatch({ control: form.control, name: 'vendorIds' })
  const ask = async (body: Out) => {
    if (await send({ params: { id: order._id }, body: { ...body, version } })) onClose()
  }
  return (
    <StepDialog
      title={`Request quotes: ${orderNumber(order)}`}
      form={form}
      onSend={ask}
      onClose={onClose}
      button={ids.length > 1 ? `Ask ${ids.length} vendors` : 'Ask the vendor'}
      theirs={theirs}
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
