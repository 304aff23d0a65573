import { TextInput } from '@mantine/core'
import { instantOf, localDateOf, localTimeOf, type Instant } from '../../../contract/time.ts'
import { zoneName } from './moments.ts'

interface Props {
  label: string
  description?: string
  value: Instant | null
  onChange(value: Instant | null): void
  onBlur?(): void
  zone: string
  error?: string | undefined
  required?: boolean
}

/** A date and time by the building's clocks; the browser's own picker, which every phone and screen reader knows. */
export function MomentField({ value, onChange, zone, label, ...rest }: Props) {
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
