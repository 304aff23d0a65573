import { TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { searchMostChars } from '../../contract/limits.ts'

/** Words to look for; sent once typing rests. The key `/` leads here. */
interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

const restMs = 250

export const SearchField = ({ label, value, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null)
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
  useHotkeys([['/', () => input.current?.focus()]])
  return (
    <TextInput
      ref={input}
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
