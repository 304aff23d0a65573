import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { unitKind } from '../../../../contract/units/unit-kind.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'

type Instalment = Levy['instalments'][number]

const planned: readonly Column<Instalment>[] = [
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  // Nothing, as long as the shares can’t be worked out.
  { name: 'Amount', figures: true, cell: ({ cents }) => (cents === 0 ? unknown : formatMoney(cents)) },
]
const decided: readonly Column<Instalment>[] = [
  ...planned,
  { name: 'Charged', figures: true, cell: ({ chargedCents }) => formatMoney(chargedCents) },
]

const withCancelled: readonly Column<Instalment>[] = [
  ...decided,
  { name: 'Cancelled', figures: true, cell: ({ cancelledCents }) => formatMoney(cancelledCents) },
]

/** When the levy is due and how much of it, and which units couldn’t be charged yet. */
export const InstalmentsPanel = ({ levy: { state, instalments, shares, toCome } }: { levy: Levy }) => {
  const leftOut = [...new Set(instalments.flatMap((one) => one.leftOut))]
  const idOf = (unitNumber: string) => shares.find(({ unit }) => unit.unitNumber === unitNumber)?.unit._id
  const columns = instalments.some(({ cancelledCents }) => cancelledCents > 0) ? withCancelled : decided
  return (
    <Panel
      title="Instalments"
      text={toCome.instalments > 0 ? 'Each is charged automatically on its due date.' : undefined}
    >
      {leftOut.length > 0 && (
        <Alert color="orange">
          <Text size="sm">
            No owner is on record for these units. They’re charged once you add one:{' '}
            {leftOut.map((unitNumber, index) => (
              <span key={unitNumber}>
                {index > 0 && ', '}
                <UnitLink id={idOf(unitNumber)} unitNumber={unitNumber} />
              </span>
            ))}
          </Text>
        </Alert>
      )}
      <RowTable
        label="Instalments"
        items={instalments}
        columns={state === 'draft' ? planned : columns}
        idOf={({ dueOn }) => dueOn}
        leastWidth={360}
        stacks
      />
    </Panel>
  )
}

const UnitLink = ({ id, unitNumber }: { id: string | undefined; unitNumber: string }) =>
  id === undefined ? (
    unitNumber
  ) : (
    <Anchor component={Link} to={unitKind.page(id)} inherit>
      {unitNumber}
    </Anchor>
  )
