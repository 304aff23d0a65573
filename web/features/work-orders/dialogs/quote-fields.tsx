import type { FieldPath, FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { QuoteFields } from '../../../../contract/work-orders/bodies.ts'
import { inCents } from '../../../../contract/money.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'

/** A price, typed in dollars. */
export const QuoteForm = QuoteFields.extend({ amountCents: z.preprocess(inCents, QuoteFields.shape.amountCents) })
export const noQuote = { amountCents: '', words: '', validUntil: '' }

/** What a price consists of, for the desk and for the vendor itself. */
export const QuoteInputs = <In extends FieldValues, Out>({ control }: { control: KeptControl<In, Out> }) => (
  <>
    <TextField
      control={control}
      name={'amountCents' as FieldPath<In>}
      label="Price in dollars, tax included"
      inputMode="decimal"
      withAsterisk
      w={{ base: '100%', sm: 280 }}
    />
    <TextAreaField
      control={control}
      name={'words' as FieldPath<In>}
      label="Included in the price (optional)"
      minRows={2}
    />
    <DayField
      control={control}
      name={'validUntil' as FieldPath<In>}
      label="Valid until (optional)"
      w={{ base: '100%', sm: 280 }}
    />
  </>
)
