import { useState } from 'react'
import type { z } from 'zod'
import { QuoteEntered } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import { api } from '../../../api/api.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useOrderStep } from '../use-order-step.tsx'
import { noQuote, QuoteForm, QuoteInputs } from './quote-fields.tsx'
import { vendorChoices, type Vendors } from './vendor-choice.tsx'

const Entered = QuoteForm.extend({ vendorId: QuoteEntered.shape.vendorId })

interface Props {
  order: Order
  vendors: Vendors
  onClose: () => void
}

/** Writes down what a vendor said on the phone or in a mail. */
export const QuoteDialog = ({ order, vendors, onClose }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, version, conflict } = useOrderStep(api.workOrders.quote, order, 'Quote saved')
  const form = useContractForm(
    Entered,
    { ...noQuote, vendorId: '' },
    { keeps: `work-order/${order._id}/quote`, mode: 'onSubmit' },
  )
  const keep = ({ validUntil, ...said }: z.output<typeof Entered>) => {
    const body = { ...said, validUntil: validUntil ?? '', version }
    return send({ params: { id: order._id }, body, files })
  }
  return (
    <StepDialog
      size="lg"
      unsaved={files.length > 0}
      title={`Enter a quote: ${orderNumber(order)}`}
      form={form}
      onSend={keep}
      onClose={onClose}
      button="Save quote"
      conflict={conflict}
    >
      <SelectField
        control={form.control}
        name="vendorId"
        label="Vendor"
        placeholder="Choose a vendor"
        searchable
        data={vendorChoices(vendors)}
      />
      <QuoteInputs control={form.control} />
      <FilesField label="Files" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
