import { groupColumns, GroupTable } from './group-table.tsx'

const columns = groupColumns('Unit', 'unitId')

/** Where tickets come from. */
export default function UnitsView() {
  return <GroupTable by="unit" label="Tickets by unit" columns={columns} />
}
