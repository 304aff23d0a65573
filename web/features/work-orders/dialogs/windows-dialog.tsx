import { Text } from '@mantine/core'
import { Windows } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useOrderStep } from '../use-order-step.tsx'
import { noWindows, WindowFields } from './window-fields.tsx'

/** Offers times as the vendor named them on the phone; those that were offered before go. */
export const WindowsDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { send, version, conflict } = useOrderStep(api.workOrders.offer, order, 'Times offered')
  const form = useContractForm(Windows, noWindows, { mode: 'onSubmit' })
  const offer = (body: Windows) => send({ params: { id: order._id }, body: { ...body, version } })
  return (
    <StepDialog
      size="lg"
      title={`Offer times: ${orderNumber(order)}`}
      form={form}
      onSend={offer}
      onClose={onClose}
      button="Offer times"
      conflict={conflict}
    >
      <Text size="sm">The person who reported it will choose one. Any time chosen earlier is cancelled.</Text>
      <WindowFields control={form.control} />
    </StepDialog>
  )
}
