import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CancelledCharge, Holding } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { ChargeAgainDialog } from '../dialogs/charge-again-dialog.tsx'

const columnsFor = (onAgain: (charge: CancelledCharge) => void): Column<CancelledCharge>[] => [
  { name: 'Charge', cell: ({ words }) => words },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  {
    name: 'More',
    cell: (charge) => (
      <Button
        variant="subtle"
        size="xs"
        mih="var(--finger)"
        aria-label={`Charge again: ${charge.words}`}
        onClick={() => onAgain(charge)}
      >
        Charge again
      </Button>
    ),
  },
]

/** The charges that were cancelled and not charged again, for those who keep the books; nothing where there are none. */
export function CancelledCharges({ holding, title }: { holding: Holding; title: string }) {
  const [opened, setOpened] = useState<CancelledCharge | null>(null)
  return (
    <>
      {holding.cancelled.length > 0 && (
        <Panel title={title}>
          <OnDemand words="Show cancelled charges">
            <RowTable
              label={`Cancelled charges of unit ${holding.unit.unitNumber}`}
              items={holding.cancelled}
              columns={columnsFor(setOpened)}
              idOf={({ _id }) => _id}
              leastWidth={560}
              stacks
            />
          </OnDemand>
        </Panel>
      )}
      {/* Beside the list, which loses the charge once it is charged again. */}
      {opened && <ChargeAgainDialog holding={holding} charge={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
