import { SimpleGrid } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { InvoiceFields } from '../../../../contract/work-orders/bodies.ts'
import type { OrderInvoice } from '../../../../contract/work-orders/order.ts'
import { inCents } from '../../../../contract/money.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { dollarsOf } from '../words.ts'

/** Empty tax is none. */
const taxCents = (typed: unknown): unknown => (typed === '' ? 0 : inCents(typed))

/** An invoice, its money typed in dollars. */
export const InvoiceForm = z
  .object({
    number: InvoiceFields.shape.number,
    amountCents: z.preprocess(inCents, InvoiceFields.shape.amountCents),
    taxCents: z.preprocess(taxCents, InvoiceFields.shape.taxCents),
    on: z.string().min(1, 'Enter the invoice date').pipe(InvoiceFields.shape.on),
  })
  .refine(({ amountCents, taxCents: tax }) => tax <= amountCents, {
    path: ['taxCents'],
    error: 'The tax can’t be more than the total',
  })
type In = z.input<typeof InvoiceForm>
export type InvoiceSaid = z.output<typeof InvoiceForm>

export const invoiceOf = (invoice: OrderInvoice | null, today: string): In => ({
  number: invoice?.number ?? '',
  amountCents: dollarsOf(invoice?.amountCents ?? null),
  taxCents: dollarsOf(invoice?.taxCents ?? null),
  on: invoice?.on ?? today,
})

/** What an invoice consists of, for the desk and for the vendor itself. */
export const InvoiceInputs = ({ control }: { control: Control<In, unknown, InvoiceSaid> }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    <TextField control={control} name="number" label="Invoice number" withAsterisk />
    <DayField control={control} name="on" label="Invoice date" withAsterisk />
    <TextField
      control={control}
      name="amountCents"
      label="Amount in dollars, tax included"
      inputMode="decimal"
      withAsterisk
    />
    <TextField control={control} name="taxCents" label="Tax included, in dollars" inputMode="decimal" />
  </SimpleGrid>
)
