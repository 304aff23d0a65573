import type { NamedCharge } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { RowTable, type Column } from '../../../ui/row-table.tsx'

const columns: readonly Column<NamedCharge>[] = [
  { name: 'Charge', cell: ({ words }) => words },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
]
const withOpen: typeof columns = [
  ...columns,
  { name: 'Still owed', figures: true, cell: ({ openCents }) => formatMoney(openCents) },
]

interface Props {
  /** What names the charges. */
  label: string
  charges: readonly NamedCharge[]
}

/** The charges that something names, with what is still owed of each where that is less by now. */
export const NamedCharges = ({ label, charges }: Props) => (
  <RowTable
    label={label}
    items={charges}
    columns={charges.some(({ cents, openCents }) => cents !== openCents) ? withOpen : columns}
    idOf={({ _id }) => _id}
    leastWidth={480}
    stacks
  />
)
