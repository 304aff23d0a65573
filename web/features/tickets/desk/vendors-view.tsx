import { groupColumns, GroupTable } from './group-table.tsx'

const columns = groupColumns('Vendor', 'vendorId')

/** Who has how much to do. */
export default function VendorsView() {
  return <GroupTable by="vendor" label="Tickets by vendor" columns={columns} />
}
