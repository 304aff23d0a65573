import { SearchField } from '../../ui/search-field.tsx'
import classes from './help.module.css'

interface Props {
  /** Whether what is typed is heard; until then nothing can be, and its place stays free. */
  ready: boolean
  value: string
  onChange: (value: string) => void
}

/** Enter leads to the first of what was found. */
const toFirst = () => document.querySelector<HTMLElement>('[data-found] a')?.focus()

export const SearchHelp = ({ ready, value, onChange }: Props) => (
  <search className={classes['search']}>
    {ready && (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          toFirst()
        }}
      >
        <SearchField label="Search the help" value={value} onChange={onChange} />
      </form>
    )}
  </search>
)
