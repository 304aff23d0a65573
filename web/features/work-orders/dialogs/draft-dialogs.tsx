import { useNavigate } from 'react-router'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfOrders } from '../shown.ts'
import { useOrderStep } from '../use-order-step.tsx'
import { pageOf } from '../words.ts'
import { DraftFields, DraftForm, draftOf, type Draft } from './draft-fields.tsx'

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
  const add = useAction(api.workOrders.add, { done: 'Work order created', refresh: shownOfOrders })
  const form = useContractForm(DraftForm, draftOf(null, title, entryNotes), {
    keeps: `ticket/${ticketId}/work-order`,
    mode: 'onSubmit',
  })
  const make = async (draft: Draft) => {
    await navigate(pageOf(await add.send({ body: { ...draft, ticketId } })))
  }
  return (
    <StepDialog size="lg" title="New work order" form={form} onSend={make} onClose={onClose} button="Create work order">
      <DraftFields control={form.control} />
    </StepDialog>
  )
}

/** Says better what is to be done, until the work is given to somebody. */
export const ChangeDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { send, version, conflict } = useOrderStep(api.workOrders.change, order, 'Work order saved')
  const form = useContractForm(DraftForm, draftOf(order), {
    keeps: `work-order/${order._id}`,
    over: order.version,
    mode: 'onSubmit',
  })
  const save = (draft: Draft) => send({ params: { id: order._id }, body: { ...draft, version } })
  return (
    <StepDialog
      size="lg"
      title={`Edit ${orderNumber(order)}`}
      form={form}
      onSend={save}
      onClose={onClose}
      button="Save changes"
      conflict={conflict}
    >
      <DraftFields control={form.control} />
    </StepDialog>
  )
}
