import { Text } from '@mantine/core'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { LongTable } from '../../../ui/long-table.tsx'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { settledOf } from '../words.ts'

type Share = NonNullable<Levy['surplus']>['shares'][number]

const unit: Column<Share> = { name: 'Unit', cell: (share) => share.unit.unitNumber }
const owners: Column<Share> = {
  name: 'Owners',
  cell: (share) =>
    share.owners.length === 0 ? (
      unknown
    ) : (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {share.owners.join(', ')}
      </Text>
    ),
}
const refund: Column<Share> = { name: 'Refund', figures: true, cell: ({ cents }) => formatMoney(cents) }
const settling: readonly Column<Share>[] = [
  refund,
  { name: 'To arrears', figures: true, cell: ({ settledCents }) => formatMoney(settledCents) },
  { name: 'Credit', figures: true, cell: ({ cents, settledCents }) => formatMoney(cents - settledCents) },
]

interface Props {
  shares: readonly Share[]
  /** In a dialog: without the owners, and with the units first whose arrears are settled. */
  short?: boolean
}

/** Who gets how much of a surplus, and what of it pays what their units still owe of the levy, if any does. */
export const Refunds = ({ shares, short = false }: Props) => {
  const settles = settledOf(shares).units > 0
  const inOrder = shares.toSorted((one, other) => Number(other.settledCents > 0) - Number(one.settledCents > 0))
  return (
    <LongTable
      label="Refunds"
      items={short ? inOrder : shares}
      columns={[unit, ...(short ? [] : [owners]), ...(settles ? settling : [refund])]}
      idOf={(share) => share.unit._id}
      leastWidth={short ? 300 : settles ? 560 : 420}
      stacks
      few={short ? 3 : 10}
      allWords={`Show all ${shares.length} refunds`}
      fewerWords="Show fewer refunds"
    />
  )
}
