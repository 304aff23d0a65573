import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Levy, LevyShare } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { payingUnits } from '../words.ts'

const planned: readonly Column<LevyShare>[] = [
  {
    name: 'Unit',
    cell: ({ unit }) => (
      <Anchor component={Link} to={`/fees/receivables?search=${encodeURIComponent(unit.unitNumber)}`}>
        {unit.unitNumber}
      </Anchor>
    ),
  },
  { name: 'Unit entitlement', figures: true, cell: ({ unitEntitlement }) => unitEntitlement ?? unknown },
  { name: 'Share', figures: true, cell: ({ cents }) => formatMoney(cents) },
]
const decided: readonly Column<LevyShare>[] = [
  ...planned,
  { name: 'Charged', figures: true, cell: ({ chargedCents }) => formatMoney(chargedCents) },
  { name: 'Paid', figures: true, cell: ({ paidCents }) => formatMoney(paidCents) },
]

const fewRows = 10

/** What each unit pays; of a draft, as approving it now would set it. */
export const SharesPanel = ({ levy: { state, shares } }: { levy: Levy }) => {
  const [all, setAll] = useState(false)
  const isDraft = state === 'draft'
  return (
    <Panel title="Shares" text={isDraft ? 'As they would be if owners approved the levy today.' : undefined}>
      {shares.length === 0 ? (
        <Text c="dimmed">The shares can’t be worked out yet.</Text>
      ) : (
        <>
          <Text className="figures">{counted(payingUnits(shares), 'unit pays', 'units pay')} a share.</Text>
          <RowTable
            label="Shares"
            items={all ? shares : shares.slice(0, fewRows)}
            columns={isDraft ? planned : decided}
            idOf={({ unit }) => unit._id}
            leastWidth={isDraft ? 420 : 560}
            stacks
          />
        </>
      )}
      {shares.length > fewRows && (
        <Group>
          <Button variant="default" onClick={() => setAll(!all)}>
            {all ? 'Show fewer units' : `Show all ${shares.length} units`}
          </Button>
        </Group>
      )}
    </Panel>
  )
}
