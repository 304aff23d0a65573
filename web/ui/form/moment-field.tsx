import { TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { instantOf, localDateOf, localTimeOf, type Instant } from '../../../contract/time.ts'
import { useZone } from '../moments.tsx'
import { useField, type Tied } from './tied.ts'
import { zoneName } from './zone-name.ts'

interface Worded {
  label: string
  description?: string
  required?: boolean
}

interface Props extends Worded {
  value: Instant | null
  onChange(value: Instant | null): void
  onBlur?(): void
  zone: string
  error?: string | undefined
}

/** A date and time by the building's clocks; the browser's own picker, which every phone and screen reader knows. */
export function MomentInput({ value, onChange, zone, label, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      label={`${label} (${zoneName(zone)})`}
      type="datetime-local"
      value={value === null ? '' : `${localDateOf(value, zone)}T${localTimeOf(value, zone)}`}
      onChange={({ currentTarget }) => {
        const [date, time] = currentTarget.value.split('T')
        onChange(date && time ? instantOf(date, time.slice(0, 5), zone) : null)
      }}
    />
  )
}

/** The same in a form; an empty one is the empty text, which the form's rules judge. */
export const MomentField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<Worded, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return (
    <MomentInput
      {...rest}
      zone={useZone()}
      value={text || null}
      onChange={(moment) => tie.onChange(moment ?? '')}
      onBlur={tie.onBlur}
      error={error}
    />
  )
}
