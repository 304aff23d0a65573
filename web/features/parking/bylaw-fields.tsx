import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useField } from '../../ui/form/tied.ts'
import { BylawField, useBylaws } from '../bylaws/bylaws.ts'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  /** The field of the text’s id, and that of its name in words. */
  chosen: Path<In>
  words: Path<In>
  label: string
  placeholder: string
  withAsterisk?: boolean
  /** The day on which it has to have been in force; today unless said otherwise. */
  on?: LocalDate
}

/** Names a bylaw or rule: chosen from the register, which fills in its name, or in words where it isn’t there. */
export const BylawFields = <In extends FieldValues, Out>({
  control,
  chosen,
  words,
  label,
  placeholder,
  withAsterisk = false,
  on,
}: Props<In, Out>) => {
  const register = useBylaws(on)
  const { tie, text, error } = useField(control, chosen)
  const { tie: named } = useField(control, words)
  const isChosen = Boolean(useWatch({ control, name: chosen }))
  const isEmpty = register.complete && register.items.length === 0 && !isChosen
  return (
    <>
      {!isEmpty && (
        <BylawField
          {...tie}
          label="From the register"
          description="Choose the bylaw or rule, or leave this blank and name it below."
          clearable
          clearButtonProps={{ 'aria-label': 'None' }}
          register={register}
          value={text}
          error={error}
          onChange={(id, bylaw) => {
            tie.onChange(id)
            named.onChange(bylaw ? bylawReference({ kind: bylaw.set.kind, number: bylaw.number }) : '')
          }}
        />
      )}
      <TextField
        control={control}
        name={words}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        readOnly={isChosen}
        withAsterisk={withAsterisk}
      />
    </>
  )
}
