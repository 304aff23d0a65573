import { useState } from 'react'
import { localDateOf } from '../../../../contract/time.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useOrderStep } from '../use-order-step.ts'
import { InvoiceForm, InvoiceInputs, invoiceOf, type InvoiceSaid } from './invoice-fields.tsx'
import { StepDialog } from './step-dialog.tsx'

/** Enters the invoice with its file, or writes it anew. */
export const InvoiceDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const today = localDateOf(useNow(), useZone())
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, theirs } = useOrderStep(api.workOrders.invoice, 'Invoice saved')
  const version = useGround(order.version, theirs)
  const form = useContractForm(InvoiceForm, invoiceOf(order.invoice, today), {
    keeps: `work-order/${order._id}/invoice`,
    mode: 'onSubmit',
  })
  const keep = async (body: InvoiceSaid) => {
    if (await send({ params: { id: order._id }, body: { ...body, version }, files })) onClose()
  }
  return (
    <StepDialog
      unsaved={files.length > 0}
      title={`${order.invoice ? 'Correct the invoice' : 'Enter the invoice'}: ${orderNumber(order)}`}
      form={form}
      onSend={keep}
      onClose={onClose}
      button="Save invoice"
      theirs={theirs}
    >
      <InvoiceInputs control={form.control} />
      <FilesField label="Invoice file" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
