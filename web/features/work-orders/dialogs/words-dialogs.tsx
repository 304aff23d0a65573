import { Text } from '@mantine/core'
import type { z } from 'zod'
import { formatMoney } from '../../../../contract/money.ts'
import { OrderCancel, OrderDecision } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useOrderStep } from '../use-order-step.tsx'

interface Props {
  order: Order
  onClose: () => void
}

const Cancelled = OrderCancel.omit({ version: true })

/** Cancels an order that is not done. */
export const CancelDialog = ({ order, onClose }: Props) => {
  const { send, version, conflict } = useOrderStep(api.workOrders.cancel, order, 'Work order cancelled')
  const form = useContractForm(Cancelled, { reason: '' }, { keeps: `work-order/${order._id}/cancel` })
  const cancel = (body: z.output<typeof Cancelled>) => send({ params: { id: order._id }, body: { ...body, version } })
  return (
    <StepDialog
      size="lg"
      title={`Cancel ${orderNumber(order)}`}
      form={form}
      onSend={cancel}
      onClose={onClose}
      button="Cancel work order"
      danger
      conflict={conflict}
    >
      <Text size="sm">The vendor will be told not to come. The order stays on the list, with the reason.</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" withAsterisk minRows={2} data-autofocus />
    </StepDialog>
  )
}

/** Approves or rejects, for a council member. */
export const DecideDialog = ({ order, approves, onClose }: Props & { approves: boolean }) => {
  const { send, version, conflict } = useOrderStep(
    api.workOrders.decide,
    order,
    approves ? 'Work order approved' : 'Work order rejected',
  )
  const form = useContractForm(
    OrderDecision,
    { approves, reason: '', version },
    { keeps: `work-order/${order._id}/decide` },
  )
  const amount = order.status === 'invoiced' ? order.invoice?.amountCents : order.amountCents
  const decide = ({ reason }: OrderDecision) => {
    const body = { approves, reason, version }
    return send({ params: { id: order._id }, body })
  }
  return (
    <StepDialog
      size="lg"
      title={`${approves ? 'Approve' : 'Reject'} ${orderNumber(order)}`}
      form={form}
      onSend={decide}
      onClose={onClose}
      button={approves ? `Approve ${formatMoney(amount ?? 0)}` : 'Reject'}
      danger={!approves}
      conflict={conflict}
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
