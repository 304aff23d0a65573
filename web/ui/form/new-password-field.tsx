import type { FieldValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { StrengthMeter } from './strength-meter.tsx'
import { PasswordField } from './text-fields.tsx'
import type { Tied } from './tied.ts'

type Props<In extends FieldValues, Out> = Tied<{ label: string }, In, Out>

/** A password to be set, with its strength below while it is typed. */
export const NewPasswordField = <In extends FieldValues, Out>({ control, name, label }: Props<In, Out>) => {
  const typed: unknown = useWatch({ control, name })
  return (
    <PasswordField
      control={control}
      name={name}
      label={label}
      autoComplete="new-password"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={<StrengthMeter password={typeof typed === 'string' ? typed : ''} />}
    />
  )
}
