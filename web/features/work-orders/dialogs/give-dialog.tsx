import { Alert, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import { z } from 'zod'
import { formatMoney, inCents } from '../../../../contract/money.ts'
import { OrderFields } from '../../../../contract/work-orders/bodies.ts'
import type { Order, OrderBid } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReadWarnings } from '../../vendors/vendors.ts'
import { useOrderStep } from '../use-order-step.tsx'
import { vendorChoices, type Vendors } from './vendor-choice.tsx'
import { dollarsOf } from '../words.ts'

interface Props {
  order: Order
  vendors: Vendors
  /** Whose quote is taken; null to order straight for an amount. */
  bid: OrderBid | null
  onClose: () => void
}

const Given = z.object({
  vendorId: z.uuid('Choose a vendor'),
  amountCents: z.preprocess(inCents, OrderFields.shape.estimateCents).refine((cents) => cents !== null, {
    error: 'Enter an amount, such as 480.00',
  }),
  despiteWarnings: z.boolean(),
})

/** Gives the work to a vendor; above the building's limit a council member is asked first, which is said before. */
export const GiveDialog = ({ order, vendors, bid, onClose }: Props) => {
  const { send, version, conflict } = useOrderStep(api.workOrders.order, order, 'Work order placed')
  const quoted = bid?.quote?.amountCents ?? order.estimateCents
  const values = { vendorId: bid?.vendor._id ?? '', amountCents: dollarsOf(quoted), despiteWarnings: false }
  const form = useContractForm(Given, values, { mode: 'onSubmit' })
  const [vendorId, typed] = useWatch({ control: form.control, name: ['vendorId', 'amountCents'] })
  const cents = inCents(typed)
  const isDear = typeof cents === 'number' && cents > order.limitCents
  const give = ({ amountCents, ...said }: z.output<typeof Given>) => {
    const body = { ...said, bidId: bid?._id ?? null, amountCents, version }
    return send({ params: { id: order._id }, body })
  }
  return (
    <StepDialog
      size="lg"
      title={bid ? `Order from ${bid.vendor.name}` : `Order without a quote: ${orderNumber(order)}`}
      form={form}
      onSend={give}
      onClose={onClose}
      button={isDear ? 'Request council approval' : 'Place order'}
      conflict={conflict}
    >
      {bid ? (
        <Taken words={`${bid.vendor.name} does “${order.title}” for ${formatMoney(quoted ?? 0)}.`} />
      ) : (
        <ByHand control={form.control} vendors={vendors} />
      )}
      <div role="status">
        {isDear && (
          <Alert color="orange">
            This is above {formatMoney(order.limitCents)}. A council member must approve it before the vendor is
            notified.
          </Alert>
        )}
      </div>
      <ReadWarnings
        control={form.control}
        name="despiteWarnings"
        label="Continue anyway"
        chosen={vendors.filter(({ _id }) => _id === vendorId)}
      />
    </StepDialog>
  )
}

const Taken = ({ words }: { words: string }) => <Text className="figures">{words}</Text>

interface ByHandProps {
  control: Control<z.input<typeof Given>, unknown, z.output<typeof Given>>
  vendors: Vendors
}

const ByHand = ({ control, vendors }: ByHandProps) => (
  <>
    <SelectField
      control={control}
      name="vendorId"
      label="Vendor"
      placeholder="Choose a vendor"
      searchable
      data={vendorChoices(vendors)}
    />
    <TextField
      control={control}
      name="amountCents"
      label="Amount in dollars, tax included"
      inputMode="decimal"
      withAsterisk
      w={{ base: '100%', sm: 280 }}
    />
  </>
)
