import { useNavigate } from 'react-router'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useOrderStep } from '../use-order-step.ts'
import { pageOf } from '../words.ts'
import { DraftFields, DraftForm, draftOf, type Draft } from './draft-fields.tsx'
import { StepDialog } from './step-dialog.tsx'

interface NewProps {
  ticketId: string
  /** What the ticket says already. */
  title: string
  entryNotes: string
  onClose: () => void
}

/** Makes an order for a ticket, and leads to it. */
export const NewOrderDialog = ({ ticketId, title, entryNotes, onClose }: NewProps) => {
  const navigate = useNavigate()
  const { send } = useOrderStep(api.workOrders.add, 'Work order created')
  const form = useContractForm(DraftForm, draftOf(null, title, entryNotes), {
    keeps: `ticket/${ticketId}/work-order`,
    mode: 'onSubmit',
  })
  const make = async (draft: Draft) => {
    const made = await send({ body: { ...draft, ticketId } })
    if (made) await navigate(pageOf(made))
  }
  return (
    <StepDialog title="New work order" form={form} onSend={make} onClose={onClose} button="Create work order">
      <DraftFields control={form.control} />
    </StepDialog>
  )
}

/** Says better what is to be done, until the work is given to somebody. */
export const ChangeDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { send, theirs } = useOrderStep(api.workOrders.change, 'Work order saved')
  const version = useGround(order.version, theirs)
  const form = useContractForm(DraftForm, draftOf(order), {
    keeps: `work-order/${order._id}`,
    over: order.version,
    mode: 'onSubmit',
  })
  const save = async (draft: Draft) => {
    if (await send({ params: { id: order._id }, body: { ...draft, version } })) onClose()
  }
  return (
    <StepDialog
      title={`Edit ${orderNumber(order)}`}
      form={form}
      onSend={save}
      onClose={onClose}
      button="Save changes"
      theirs={theirs}
    >
      <DraftFields control={form.control} />
    </StepDialog>
  )
}
