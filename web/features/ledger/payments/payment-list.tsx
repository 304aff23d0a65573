import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { Link } from 'react-router'
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import type { Payment } from '../../../../contract/ledger/payment.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { PaymentDialog } from '../dialogs/payment-dialog.tsx'
import { FeesTabs } from '../fees-tabs.tsx'
import { PaymentSteps, type Wanted } from './payment-steps.tsx'

const labels = { toPlace: 'To allocate' } as const
const filterKeys = { shows: parseAsStringLiteral(['toPlace'] as const) }

const columnsFor = (want: (wanted: Wanted) => void): readonly Column<Payment>[] => [
  { name: 'Received', cell: ({ receivedOn }) => formatDate(receivedOn) },
  {
    name: 'From',
    cell: ({ payer, way, memo }) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{payer ?? unknown}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[wayLabels[way], memo].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  {
    name: 'Units',
    cell: ({ receipts, unplacedCents, isReturned }) => (
      <Stack gap={2} align="flex-start">
        {receipts.map(({ _id, holdingId, unitNumber, cents }) => (
          <Anchor key={_id} component={Link} to={holdingKind.page(holdingId)} className="figures">
            {unitNumber}: {formatMoney(cents)}
          </Anchor>
        ))}
        {isReturned && <Badge color="red">Returned</Badge>}
        {unplacedCents > 0 && !isReturned && <Badge color="orange">{formatMoney(unplacedCents)} to allocate</Badge>}
      </Stack>
    ),
  },
  {
    name: 'Actions',
    cell: (payment) =>
      payment.isReturned ? (
        unknown
      ) : (
        <Group gap="xs">
          {payment.unplacedCents > 0 && (
            <Button variant="default" size="xs" mih="var(--finger)" onClick={() => want({ what: 'place', payment })}>
              Allocate
            </Button>
          )}
          {payment.receipts.length > 0 && (
            <Button variant="subtle" size="xs" mih="var(--finger)" onClick={() => want({ what: 'remove', payment })}>
              Remove from unit
            </Button>
          )}
          <Button variant="subtle" size="xs" mih="var(--finger)" onClick={() => want({ what: 'return', payment })}>
            Mark as returned
          </Button>
        </Group>
      ),
  },
]

/** The money that came in: what it is, whose it is, and what waits to be allocated. */
export default function PaymentList() {
  const [recording, setRecording] = useState(false)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const payments = useList(api.ledger.payments, { query: filters.shows === null ? {} : { shows: filters.shows } })
  const record = <Button onClick={() => setRecording(true)}>Record a payment</Button>
  return (
    <>
      <PageHeader
        title="Payments"
        text="Record payments on the unit’s account. Record one here if you don’t know whose it is."
        actions={record}
      />
      <FeesTabs />
      <ListPart
        list={payments}
        filters={
          <Choice
            label="All payments"
            labels={labels}
            value={filters.shows}
            onChange={(shows) => void set({ shows })}
          />
        }
        narrowed={narrowed}
        onClear={clear}
        shape="table-row"
        empty={<Empty title="No payments yet">Payments that you record appear here, the newest first.</Empty>}
      >
        {(items) => (
          <RowTable
            label="Payments"
            items={items}
            columns={columnsFor(setWanted)}
            idOf={({ _id }) => _id}
            leastWidth={760}
            stacks
          />
        )}
      </ListPart>
      {recording && <PaymentDialog holding={null} onClose={() => setRecording(false)} />}
      {wanted && <PaymentSteps wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}
