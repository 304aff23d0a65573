import { useState } from 'react'
import { WorkFinished } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useOrderStep } from '../use-order-step.ts'
import { StepDialog } from './step-dialog.tsx'

/** Says that the work is done, with photos. */
export const DoneDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, theirs } = useOrderStep(api.workOrders.finish, 'Work marked as done')
  const version = useGround(order.version, theirs)
  const form = useContractForm(WorkFinished, { words: '' }, { keeps: `work-order/${order._id}/done` })
  const finish = async (body: WorkFinished) => {
    if (await send({ params: { id: order._id }, body: { ...body, version }, files })) onClose()
  }
  return (
    <StepDialog
      unsaved={files.length > 0}
      title={`Mark as done: ${orderNumber(order)}`}
      form={form}
      onSend={finish}
      onClose={onClose}
      button="Mark as done"
      theirs={theirs}
    >
      <TextAreaField control={form.control} name="words" label="Work done (optional)" minRows={2} />
      <FilesField label="Photos" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
