import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Holding, OpenCharge } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useChargeLabels } from '../../../ui/use-money-labels.ts'
import { useNow } from '../../../ui/use-now.ts'
import { CancelDialog } from '../dialogs/cancel-dialog.tsx'
import { WriteOffDialog } from '../dialogs/write-off-dialog.tsx'
import { WhyCharge } from './why-charge.tsx'

const stateOf = ({ dueOn }: OpenCharge, today: string) =>
  dueOn > today ? (
    <StatusBadge tone="neutral">Not due yet</StatusBadge>
  ) : dueOn === today ? (
    <StatusBadge tone="waiting">Due today</StatusBadge>
  ) : (
    <StatusBadge tone="bad">Overdue</StatusBadge>
  )

type Onto = (what: 'cancel' | 'writeOff', charge: OpenCharge) => void

type Labels = ReturnType<typeof useChargeLabels>

const columnsFor = (chargeLabels: Labels, today: string, onto: Onto | null): Column<OpenCharge>[] => [
  {
    name: 'Charge',
    cell: ({ words, type }) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{words}</Text>
        {!words.startsWith(chargeLabels[type]) && (
          <Text size="sm" c="dimmed">
            {chargeLabels[type]}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    name: 'Due',
    cell: (charge) => (
      <Group gap="xs">
        {formatDate(charge.dueOn)}
        {stateOf(charge, today)}
      </Group>
    ),
  },
  { name: 'Charged', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Still owed', figures: true, cell: ({ openCents }) => formatMoney(openCents) },
  {
    name: 'More',
    cell: (charge) => (
      <Group gap="xs">
        <WhyCharge charge={charge} />
        {onto && charge.dueOn <= today && (
          <Button
            variant="subtle"
            size="xs"
            mih="var(--finger)"
            aria-label={`Write off: ${charge.words}`}
            onClick={() => onto('writeOff', charge)}
          >
            Write off
          </Button>
        )}
        {onto && (
          <Button
            variant="subtle"
            size="xs"
            mih="var(--finger)"
            aria-label={`Cancel charge: ${charge.words}`}
            onClick={() => onto('cancel', charge)}
          >
            Cancel charge
          </Button>
        )}
      </Group>
    ),
  },
]

/**
 * What is owed, the oldest first, each with its reason; nothing where nothing is owed. Those who keep the books can write one
 * off or cancel it.
 */
export function OpenCharges({ holding, title }: { holding: Holding; title: string }) {
  const today = localDateOf(useNow(), useZone())
  const [opened, setOpened] = useState<{ what: 'cancel' | 'writeOff'; charge: OpenCharge } | null>(null)
  const close = () => setOpened(null)
  const columns = columnsFor(
    useChargeLabels(),
    today,
    holding.can.keep ? (what, charge) => setOpened({ what, charge }) : null,
  )
  return (
    <>
      {holding.charges.length > 0 && (
        <Panel title={title}>
          <RowTable
            label={`Open charges of unit ${holding.unit.unitNumber}`}
            items={holding.charges}
            columns={columns}
            idOf={({ _id }) => _id}
            leastWidth={640}
            stacks
          />
        </Panel>
      )}
      {/* Beside the list, which loses the charge once it is written off or cancelled. */}
      {opened?.what === 'cancel' && <CancelDialog holding={holding} charge={opened.charge} onClose={close} />}
      {opened?.what === 'writeOff' && <WriteOffDialog holding={holding} charge={opened.charge} onClose={close} />}
    </>
  )
}
