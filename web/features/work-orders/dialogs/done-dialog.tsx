import { useState } from 'react'
import { WorkFinished } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useOrderStep } from '../use-order-step.tsx'

/** Says that the work is done, with photos. */
export const DoneDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, version, conflict } = useOrderStep(api.workOrders.finish, order, 'Work marked as done')
  const form = useContractForm(WorkFinished, { words: '' }, { keeps: `work-order/${order._id}/done` })
  const finish = (body: WorkFinished) => send({ params: { id: order._id }, body: { ...body, version }, files })
  return (
    <StepDialog
      size="lg"
      unsaved={files.length > 0}
      title={`Mark as done: ${orderNumber(order)}`}
      form={form}
      onSend={finish}
      onClose={onClose}
      button="Mark as done"
      conflict={conflict}
    >
      <TextAreaField control={form.control} name="words" label="Work done (optional)" minRows={2} />
      <FilesField label="Photos" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
