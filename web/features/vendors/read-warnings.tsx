import { useEffect } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { useField } from '../../ui/form/tied.ts'
import { Warnings, type Warned } from './warnings.tsx'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  /** The field that says that the warnings were read. */
  name: FieldPath<In>
  /** What the box is called: `Assign despite this`. */
  label: string
  /** To whom work is about to be given. */
  chosen: readonly Warned[]
}

/** Takes back what was said, as it appears: that the papers of one vendor were read says nothing of another. */
const AskAnew = ({ forget }: { forget: (read: boolean) => void }) => {
  useEffect(() => {
    // What the form answers is no clean-up.
    forget(false)
  }, [forget])
  return null
}

/**
 * What to know of vendors before work is given to them; where a paper is missing or over, also the box that says that it was
 * read, which the server wants then. Of another vendor it is asked anew.
 */
export const ReadWarnings = <In extends FieldValues, Out>({ control, name, label, chosen }: Props<In, Out>) => {
  const warned = chosen.filter(({ warnings }) => warnings.length > 0)
  const asks = warned.filter(({ warnings }) => warnings.some(({ tone }) => tone === 'bad'))
  const whom = asks.map((vendor) => vendor.name).join('\n')
  const { onChange } = useField(control, name).tie
  return (
    <>
      <AskAnew key={whom} forget={onChange} />
      {warned.map((vendor) => (
        <Warnings key={vendor.name} vendor={vendor} role="alert" />
      ))}
      {asks.length > 0 && <CheckboxField control={control} name={name} label={label} />}
    </>
  )
}
