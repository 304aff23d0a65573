import { Button, Card, Group, Text } from '@mantine/core'
import type { Receipt } from '../../../../contract/ledger/holding.ts'
import { wayLabels, type ReceiptKind } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export type Paid = Receipt['paid'][number]
export type Gone = Receipt['gone'][number]

/** What can be done with a payment, for who keeps the books. */
interface Onto {
  apply: (() => void) | null
  free: (paid: Paid) => void
  bringBack: (gone: Gone) => void
}

interface Props {
  receipt: Receipt
  /** Null for who only reads. */
  onto: Onto | null
}

/** What an account had to pay with, and what became of it. */
export const ReceiptCard = ({ receipt, onto }: Props) => (
  <Card component="li" padding="sm">
    <Came receipt={receipt} />
    {receipt.paid.map((paid) => (
      <Used
        key={paid._id}
        words={`${formatMoney(paid.cents)} for ${paid.words}`}
        label="Undo"
        onPress={onto && (() => onto.free(paid))}
      />
    ))}
    {receipt.gone.map((gone) => (
      <Used key={gone._id} words={goneWords(gone)} label="Undo" onPress={onto && (() => onto.bringBack(gone))} />
    ))}
    {receipt.leftCents > 0 && !receipt.isUndone && (
      <Used
        words={`${formatMoney(receipt.leftCents)} is credit`}
        label="Apply to charges"
        onPress={onto?.apply ?? null}
      />
    )}
  </Card>
)

const goneWords = ({ kind, cents, allCents, day, unitNumber }: Gone): string => {
  const amount = allCents > cents ? `${formatMoney(cents)} of ${formatMoney(allCents)}` : formatMoney(cents)
  return kind === 'refund'
    ? `${amount} refunded on ${formatDate(day)}`
    : `${amount} transferred to unit ${unitNumber} on ${formatDate(day)}`
}

const Used = ({ words, label, onPress }: { words: string; label: string; onPress: (() => void) | null }) => (
  <Group gap="xs" justify="space-between">
    <Text size="sm" className="figures" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Text>
    {onPress && (
      <Button variant="subtle" size="xs" mih="var(--finger)" aria-label={`${label}: ${words}`} onClick={onPress}>
        {label}
      </Button>
    )}
  </Group>
)

const kindWords: Readonly<Record<ReceiptKind, string | null>> = {
  payment: null,
  credit: 'From previous records',
  transfer: 'Transferred from another account',
  writeOff: null,
  levyRefund: 'Special levy surplus',
}

const Came = ({ receipt: { kind, cents, day, way, payer, instruction, isUndone } }: { receipt: Receipt }) => (
  <>
    <Group gap="xs" justify="space-between">
      <Text fw={600} className="figures">
        {formatMoney(cents)}, {formatDate(day)}
      </Text>
      {isUndone && <StatusBadge tone="bad">{kind === 'payment' ? 'Returned or removed' : 'Undone'}</StatusBadge>}
    </Group>
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {[
        kindWords[kind],
        way && wayLabels[way],
        payer && `from ${payer}`,
        instruction && (kind === 'writeOff' ? instruction : `“${instruction}”`),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </>
)
