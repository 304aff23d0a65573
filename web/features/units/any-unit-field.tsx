import type { SelectProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../../ui/form/fields.tsx'
import type { Tied } from '../../ui/form/tied.ts'
import { useAllUnits } from './use-all-units.ts'

interface Known {
  /** Units to choose from until all have come. */
  known?: readonly { _id: string; unitNumber: string }[]
}

/** One unit of the building, found by its number. */
export const AnyUnitField = <In extends FieldValues, Out>({ known, ...props }: Tied<SelectProps, In, Out> & Known) => {
  const { items, complete, isError } = useAllUnits()
  return (
    <SelectField
      {...props}
      searchable
      limit={60}
      placeholder={complete ? 'Enter the unit number' : 'Loading...'}
      nothingFoundMessage={isError ? 'We couldn’t load the units.' : 'No matching unit.'}
      data={(items ?? known ?? []).map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
    />
  )
}
