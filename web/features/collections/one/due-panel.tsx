import { Group, Stack, Text } from '@mantine/core'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useChargeLabels } from '../../../ui/use-money-labels.ts'
import { Limitation } from '../state.tsx'

type Charge = Collection['charges'][number]
type Labels = ReturnType<typeof useChargeLabels>

const columnsFor = ({ words }: Collection, chargeLabels: Labels): readonly Column<Charge>[] => [
  {
    name: 'Charge',
    cell: ({ words: said, type }) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{said}</Text>
        {!said.startsWith(chargeLabels[type]) && (
          <Text size="sm" c="dimmed">
            {chargeLabels[type]}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Still owed', figures: true, cell: ({ openCents }) => formatMoney(openCents) },
  {
    name: 'Collecting',
    cell: ({ isLienable, isDemandedForLien, isDemandedForAction, isInTrust, limitation }) => (
      <Group gap="xs">
        {!isLienable && <Text size="sm" c="dimmed">{`Can’t be secured by a ${words.charge}`}</Text>}
        {isLienable && !isInTrust && <StatusBadge tone="neutral">{`${words.Charge} possible`}</StatusBadge>}
        {(isDemandedForLien || isDemandedForAction) && <StatusBadge tone="brand">Demanded</StatusBadge>}
        {isInTrust && <StatusBadge tone="waiting">In trust</StatusBadge>}
        {limitation && <Limitation limitation={limitation} />}
      </Group>
    ),
  },
]

/** The charges that are overdue, the oldest first, with what can be done about each. */
export const DuePanel = ({ one }: { one: Collection }) => {
  const columns = columnsFor(one, useChargeLabels())
  return (
    one.charges.length > 0 && (
      <Panel title="Overdue charges">
        <RowTable
          label={`Overdue charges, unit ${one.unit.unitNumber}`}
          items={one.charges}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={640}
          stacks
        />
      </Panel>
    )
  )
}
