import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { searchMostChars } from '../../../contract/limits.ts'
import classes from './help.module.css'

interface Props {
  /** Whether what is typed is heard; until then nothing can be, and its place stays free. */
  ready: boolean
  typed: string
  onType: (typed: string) => void
}

/** Enter leads to the first of what was found. */
const toFirst = () => document.querySelector<HTMLElement>('[data-found] a')?.focus()

/** The shell's key `/` leads here. */
export const SearchHelp = ({ ready, typed, onType }: Props) => (
  <search className={classes['search']}>
    {ready && (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          toFirst()
        }}
      >
        <TextInput
          type="search"
          size="md"
          aria-label="Search help"
          placeholder="Search help"
          leftSection={<IconSearch size={20} aria-hidden />}
          maxLength={searchMostChars}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </form>
    )}
  </search>
)
