import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { LocalDate } from '../../../../contract/time.ts'

interface Props {
  /** A day; null for today. */
  value: string | null
  onChange: (value: string | null) => void
  /** The last day that can be asked about. */
  today: LocalDate
}

const firstDay = '1900-01-01'

/**
 * Asks for the day on which texts were in force. A year that is still being typed is not asked for yet, nor
 * is a day to come.
 */
export const AsOf = ({ value, onChange, today }: Props) => {
  const [typed, setTyped] = useState(value ?? '')
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    setSent(value)
    setTyped(value ?? '')
  }
  return (
    <TextInput
      type="date"
      label="As of"
      min={firstDay}
      max={today}
      error={typed > today && 'This date is in the future'}
      value={typed}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day)
        if (day !== '' && (day < firstDay || day > today)) return
        setSent(day || null)
        onChange(day || null)
      }}
    />
  )
}
