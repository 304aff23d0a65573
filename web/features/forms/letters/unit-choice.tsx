import { Select } from '@mantine/core'
import { findOptions } from '../../../ui/find-options.ts'
import type { UnitSummary } from '../../../../contract/units.ts'

interface Props {
  label: string
  units: readonly UnitSummary[]
  value: string | null
  onChange: (unitId: string | null) => void
}

/** One unit, by its number or by who owns or rents it. */
export const UnitChoice = ({ label, units, value, onChange }: Props) => (
  <Select
    label={label}
    placeholder="Unit number or name"
    searchable
    filter={findOptions}
    allowDeselect={false}
    data={units.map(({ _id, unitNumber, owners, tenants }) => ({
      value: _id,
      label: [unitNumber, [...owners, ...tenants].join(', ')].filter(Boolean).join(': '),
    }))}
    value={value}
    onChange={onChange}
    maw={{ sm: 420 }}
    limit={100}
    nothingFoundMessage="No unit matches"
  />
)
