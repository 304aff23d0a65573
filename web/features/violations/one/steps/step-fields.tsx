import type { FieldPath, FieldValues } from 'react-hook-form'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useToday } from '../../../../ui/use-today.ts'

interface Props<In extends FieldValues, Out> {
  control: KeptControl<In, Out>
}

/** Why something is done; it’s kept with the case. */
export const ReasonField = <In extends { reason: string }, Out>({ control }: Props<In, Out>) => (
  <TextAreaField
    control={control}
    name={'reason' as FieldPath<In>}
    label="Reason"
    description="This is kept with the case."
    minRows={2}
    withAsterisk
  />
)

/** A day that has come. */
export const PastDayField = <In extends { on: string }, Out>({
  control,
  label,
}: Props<In, Out> & { label: string }) => (
  <DayField
    control={control}
    name={'on' as FieldPath<In>}
    label={label}
    max={useToday()}
    w={{ base: '100%', xs: 220 }}
    withAsterisk
  />
)
