import { z } from 'zod'
import { OrderFields } from '../../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { inCents } from '../../../../contract/money.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { dollarsOf } from '../words.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'

/** The form of what is to be done: the contract's fields, but for money, which people type in dollars. */
export const DraftForm = OrderFields.extend({
  estimateCents: z.preprocess(inCents, OrderFields.shape.estimateCents),
})
type In = z.input<typeof DraftForm>
export type Draft = z.output<typeof DraftForm>

/** What the form is filled with; of a new order what its ticket says. */
export const draftOf = (order: Order | null, title = '', entryNotes = ''): In =>
  order === null
    ? { title, scope: '', entryNotes, sharePhone: false, notes: '', estimateCents: '' }
    : {
        title: order.title,
        scope: order.scope,
        entryNotes: order.entryNotes,
        sharePhone: order.sharePhone,
        notes: order.notes,
        estimateCents: dollarsOf(order.estimateCents),
      }

export const DraftFields = ({ control }: { control: KeptControl<In, Draft> }) => (
  <>
    <TextField control={control} name="title" label="Work to be done" withAsterisk data-autofocus />
    <TextAreaField control={control} name="scope" label="Scope" description="Visible to vendors." minRows={3} />
    <TextAreaField
      control={control}
      name="entryNotes"
      label="Access"
      description="Visible only to the vendor who gets the order: times, keys, pets."
      minRows={2}
    />
    <CheckboxField
      control={control}
      name="sharePhone"
      label="Share the phone number of the person who reported it"
      description="Shared only with the vendor who gets the order."
    />
    <TextField
      control={control}
      name="estimateCents"
      label="Estimate in dollars (optional)"
      inputMode="decimal"
      w={{ base: '100%', sm: 240 }}
    />
    <TextAreaField
      control={control}
      name="notes"
      label="Internal notes"
      description="Not visible to vendors or residents."
      minRows={2}
    />
  </>
)
