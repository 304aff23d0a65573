import { useState } from 'react'
import { localDateOf } from '../../../../contract/time.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useOrderStep } from '../use-order-step.tsx'
import { InvoiceForm, InvoiceInputs, invoiceOf, type InvoiceSaid } from './invoice-fields.tsx'

/** Enters the invoice with its file, or writes it anew. */
export const InvoiceDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const today = localDateOf(useNow(), useZone())
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, version, conflict } = useOrderStep(api.workOrders.invoice, order, 'Invoice saved')
  const form = useContractForm(InvoiceForm, invoiceOf(order.invoice, today), {
    keeps: `work-order/${order._id}/invoice`,
    mode: 'onSubmit',
  })
  const keep = (body: InvoiceSaid) => send({ params: { id: order._id }, body: { ...body, version }, files })
  return (
    <StepDialog
      size="lg"
      unsaved={files.length > 0}
      title={`${order.invoice ? 'Correct the invoice' : 'Enter the invoice'}: ${orderNumber(order)}`}
      form={form}
      onSend={keep}
      onClose={onClose}
      button="Save invoice"
      conflict={conflict}
    >
      <InvoiceInputs control={form.control} />
      <FilesField label="Invoice file" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
