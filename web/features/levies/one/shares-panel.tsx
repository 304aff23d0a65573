import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Levy, LevyShare } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { labelsFor, type Labels } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { LongTable } from '../../../ui/long-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { payingUnits } from '../words.ts'

const planned = ({ entitlement }: Pick<Labels, 'entitlement'>): readonly Column<LevyShare>[] => [
  {
    name: 'Unit',
    cell: ({ unit }) => (
      <Anchor component={Link} to={`/fees/receivables?search=${encodeURIComponent(unit.unitNumber)}`}>
        {unit.unitNumber}
      </Anchor>
    ),
  },
  { name: entitlement.One, figures: true, cell: ({ unitEntitlement }) => unitEntitlement ?? unknown },
  { name: 'Share', figures: true, cell: ({ cents }) => formatMoney(cents) },
]
const decided = (labels: Pick<Labels, 'entitlement'>): readonly Column<LevyShare>[] => [
  ...planned(labels),
  { name: 'Charged', figures: true, cell: ({ chargedCents }) => formatMoney(chargedCents) },
  { name: 'Paid', figures: true, cell: ({ paidCents }) => formatMoney(paidCents) },
]

/** What each unit pays; of a draft, as approving it now would set it. */
export const SharesPanel = ({ levy: { state, shares } }: { levy: Levy }) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const isDraft = state === 'draft'
  return (
    <Panel title="Shares" text={isDraft ? 'As they would be if owners approved the levy today.' : undefined}>
      {shares.length === 0 ? (
        <Text c="dimmed">The shares can’t be worked out yet.</Text>
      ) : (
        <>
          <Text className="figures">{counted(payingUnits(shares), 'unit pays', 'units pay')} a share.</Text>
          <LongTable
            label="Shares"
            items={shares}
            columns={isDraft ? planned(labels) : decided(labels)}
            idOf={({ unit }) => unit._id}
            leastWidth={isDraft ? 420 : 560}
            stacks
            allWords={`Show all ${shares.length} units`}
            fewerWords="Show fewer units"
          />
        </>
      )}
    </Panel>
  )
}
