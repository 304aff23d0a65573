import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { PersonChoice as Found } from '../../../../contract/units/moves.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'

interface Props {
  label: string
  value: string | null
  onChange(personId: string | null): void
  error?: string | undefined
}

const restMs = 250
const shownMost = 20

const optionOf = ({ _id, name, email, unitNumbers }: Found) => {
  const where = unitNumbers.length > 0 ? `unit ${unitNumbers.join(', ')}` : 'no unit'
  return { value: _id, label: [name, where, email].filter(Boolean).join(' · ') }
}

/** Finds somebody whom the roster knows, by name or e-mail. */
export function PersonChoice({ label, value, onChange, error }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, restMs)
  const query = { limit: shownMost, ...(search && { search }) }
  const people = useRoute(api.units.people, { query }, { keepPrevious: true })
  const found = (people.data?.items ?? []).map(optionOf)
  const options = chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found
  const nothing = people.isError
    ? 'We couldn’t load people. Keep typing to try again.'
    : people.isPending
      ? 'Searching…'
      : 'No one by that name is on the roster. Add them as someone new.'
  return (
    <Select
      label={label}
      placeholder="Name or email"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      data={options}
      // The server has chosen already, also by the e-mail that stands in the label.
      filter={({ options: all }) => all}
      nothingFoundMessage={nothing}
      value={value}
      onChange={(next) => {
        setChosen(options.find((one) => one.value === next) ?? null)
        onChange(next)
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error}
    />
  )
}
