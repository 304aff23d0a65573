import type { SelectProps } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { pageMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Tied } from '../../ui/form/tied.ts'

interface Option {
  value: string
  label: string
}

/** One unit of the building, looked for by its number; the one that is chosen stays, whatever is looked for next. */
export const AnyUnitField = <In extends FieldValues, Out>(props: Tied<SelectProps, In, Out>) => {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const { items = [], isError, isFetching } = useList(api.units.list, { query: { search, limit: pageMost } })
  const found: Option[] = items.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))
  const isFound = chosen === null || found.some(({ value }) => value === chosen.value)
  const nothing = isFetching ? 'Loading...' : 'No such unit.'
  return (
    <SelectField
      {...props}
      searchable
      onSearchChange={setSearch}
      onOptionSubmit={(value) => setChosen(found.find((one) => one.value === value) ?? chosen)}
      placeholder="Type its number"
      nothingFoundMessage={isError ? 'The units could not be loaded.' : nothing}
      data={isFound ? found : [...found, chosen]}
    />
  )
}
