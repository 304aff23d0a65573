import type { Ask } from '../../../../../contract/forms/templates.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import type { OrderValues } from './order-values.ts'
import { RowsField } from './rows-field.tsx'

interface Props {
  control: KeptControl<OrderValues, OrderValues>
  ask: Ask
  index: number
}

const usually = 'If blank, the letter uses the date based on the law.'

/** One thing that is filled in, in its own form. */
export function AskField({ control, ask, index }: Props) {
  const { label, hint, type, required, usual, choices } = ask
  const name = `answers.${index}.text` as const
  const description = hint || (usual !== null && usually)
  const common = {
    control,
    name,
    label,
    required: required && usual === null,
    autoComplete: 'off',
    ...(description && { description }),
  }
  if (type === 'rows') return <RowsField control={control} ask={ask} index={index} />
  if (type === 'longText') return <TextAreaField {...common} />
  if (type === 'date') return <DayField {...common} maw={{ sm: 240 }} />
  if (type === 'time') return <TextField {...common} type="time" maw={{ sm: 240 }} />
  if (type === 'money') return <TextField {...common} inputMode="decimal" leftSection="$" maw={{ sm: 240 }} />
  if (type === 'choice') return <SelectField {...common} data={choices} />
  return <TextField {...common} />
}
