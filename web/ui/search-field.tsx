import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { searchMostChars } from '../../contract/limits.ts'

/** Words to look for; sent once typing rests. The shell's key `/` leads here. */
interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

const restMs = 250

export const SearchField = ({ label, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value)
  const [sentValue, setSentValue] = useState(value)
  if (value !== sentValue) {
    setSentValue(value)
    setTyped(value)
  }
  const send = useDebouncedCallback((next: string) => {
    setSentValue(next)
    onChange(next)
  }, restMs)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={searchMostChars}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}
