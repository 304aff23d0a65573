import { Text } from '@mantine/core'
import type { Budget } from '../../../contract/budget/budget.ts'
import type { BudgetFees, Fee, FeeRow } from '../../../contract/budget/fees.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { labelsFor, type Labels } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { LongTable } from '../../ui/long-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { unknown, type Column } from '../../ui/row-table.tsx'
import { Blocks } from './blocks.tsx'

const total = (fee: Fee | null) => (fee === null ? unknown : formatMoney(fee.totalCents))

const columnsFor = (
  { entitlement }: Pick<Labels, 'entitlement'>,
  [earlier, later]: readonly [earlier: string, later: string],
  hasGroups: boolean,
): readonly Column<FeeRow>[] => [
  { name: 'Unit', cell: ({ unit }) => unit.unitNumber },
  { name: entitlement.One, figures: true, cell: ({ unitEntitlement }) => unitEntitlement ?? unknown },
  { name: earlier, figures: true, cell: ({ before }) => total(before) },
  { name: later, figures: true, cell: ({ after }) => total(after) },
  { name: 'Operating fund', figures: true, cell: ({ after }) => formatMoney(after.operatingCents) },
  ...(hasGroups
    ? [
        {
          name: 'Of this, by group',
          cell: ({ shared }: FeeRow) => (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {shared.map(sharedWords).join(', ') || unknown}
            </Text>
          ),
        },
      ]
    : []),
  { name: 'Reserve fund', figures: true, cell: ({ after }) => formatMoney(after.reserveCents) },
]

const sharedWords = ({ name, cents }: FeeRow['shared'][number]): string => `${name}: ${formatMoney(cents)}`

const proposed = ['Now', 'New'] as const
const decided = ['Before', 'Fee'] as const

/** Says how many fees a budget would change. */
export const changingWords = (units: number): string =>
  units === 0 ? 'No fees would change' : `${counted(units, 'unit')} would change`

/** The monthly fee of each unit as this budget sets it; the units whose fee changes first. */
export function FeesPanel({ budget: { _id: id, state } }: { budget: Budget }) {
  const { entitlement } = labelsFor(useBuilding().jurisdiction)
  const isDecided = state === 'approved' || state === 'superseded'
  const fees = useRoute(api.budget.fees, { params: { id }, query: {} })
  return (
    <Panel title="Monthly fees" text={`The month’s total, divided by ${entitlement.one} to the cent.`}>
      <Loaded query={fees} shape="table-row" failed="We couldn’t work out the fees.">
        {(found) => <Fees fees={found} isDecided={isDecided} />}
      </Loaded>
    </Panel>
  )
}

interface FeesProps {
  fees: BudgetFees
  /** Whether owners approved them. */
  isDecided: boolean
}

const Fees = ({ fees: { units, after, before, changedUnits, blocks }, isDecided }: FeesProps) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  return (
    <>
      <Blocks blocks={blocks} />
      <Text className="figures">
        {isDecided
          ? `${counted(changedUnits, 'unit')} changed. Total: ${total(before)} before, ${total(after)} since.`
          : total(before) === total(after)
            ? `${changingWords(changedUnits)}. The total stays ${total(after)}.`
            : `${changingWords(changedUnits)}. Total: ${total(before)} now, ${total(after)} new.`}
      </Text>
      {units.length > 0 && (
        <LongTable
          label="Fees"
          items={units}
          columns={columnsFor(
            labels,
            isDecided ? decided : proposed,
            units.some(({ shared }) => shared.length > 0),
          )}
          idOf={({ unit }) => unit._id}
          leastWidth={640}
          stacks
          allWords={`Show all ${units.length} units`}
          fewerWords="Show fewer units"
        />
      )}
    </>
  )
}
