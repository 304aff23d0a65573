import { Text } from '@mantine/core'
import type { z } from 'zod'
import { formatMoney } from '../../../../contract/money.ts'
import { OrderCancel, OrderDecision } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useOrderStep } from '../use-order-step.ts'
import { StepDialog } from './step-dialog.tsx'

interface Props {
  order: Order
  onClose: () => void
}

const Cancelled = OrderCancel.omit({ version: true })

/** Cancels an order that is not done. */
export const CancelDialog = ({ order, onClose }: Props) => {
  const { send, theirs } = useOrderStep(api.workOrders.cancel, 'Work order cancelled')
  const version = useGround(order.version, theirs)
  const form = useContractForm(Cancelled, { reason: '' }, { keeps: `work-order/${order._id}/cancel` })
  const cancel = async (body: z.output<typeof Cancelled>) => {
    if (await send({ params: { id: order._id }, body: { ...body, version } })) onClose()
  }
  return (
    <StepDialog
      title={`Cancel ${orderNumber(order)}`}
      form={form}
      onSend={cancel}
      onClose={onClose}
      button="Cancel work order"
      danger
      theirs={theirs}
    >
      <Text size="sm">The vendor will be told not to come. The order stays on the list, with the reason.</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" withAsterisk minRows={2} data-autofocus />
    </StepDialog>
  )
}

/** Approves or rejects, for a council member. */
export const DecideDialog = ({ order, approves, onClose }: Props & { approves: boolean }) => {
  const { send, theirs } = useOrderStep(api.workOrders.decide, approves ? 'Work order approved' : 'Work order rejected')
  const version = useGround(order.version, theirs)
  const form = useContractForm(
    OrderDecision,
    { approves, reason: '', version },
    { keeps: `work-order/${order._id}/decide` },
  )
  const amount = order.status === 'invoiced' ? order.invoice?.amountCents : order.amountCents
  const decide = async ({ reason }: OrderDecision) => {
    const body = { approves, reason, version }
    if (await send({ params: { id: order._id }, body })) onClose()
  }
  return (
    <StepDialog
      title={`${approves ? 'Approve' : 'Reject'} ${orderNumber(order)}`}
      form={form}
      onSend={decide}
      onClose={onClose}
      button={approves ? `Approve ${formatMoney(amount ?? 0)}` : 'Reject'}
      danger={!approves}
      theirs={theirs}
    >
      <Text size="sm" className="figures">
        {order.vendor?.name}: “{order.title}” for {formatMoney(amount ?? 0)}.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label={approves ? 'Note (optional)' : 'Reason'}
        withAsterisk={!approves}
        minRows={2}
        data-autofocus
      />
    </StepDialog>
  )
}
