import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { WaitingPayment } from '../../../../contract/banking/waiting.ts'
import { wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { WordDialog } from './word-dialog.tsx'

/** Payments that wait for one's word on what they are for; nothing while there is none. */
export function WaitingPayments() {
  const waiting = useRoute(api.banking.waiting)
  const [answering, setAnswering] = useState<WaitingPayment | null>(null)
  // Most people wait for nothing: nothing is shown until something is known.
  if (waiting.isPending || (waiting.data?.length === 0 && !answering)) return null
  return (
    <>
      <LoadedPart
        part={{ data: waiting.data, failed: waiting.isError, retry: () => void waiting.refetch() }}
        shape="card"
        failed="We couldn’t load payments that wait for your answer."
      >
        {(payments) => (
          <Stack gap="sm" component="section" aria-label="Payments that wait for your answer">
            {payments.map((payment) => (
              <Waits key={payment._id} payment={payment} onAnswer={() => setAnswering(payment)} />
            ))}
          </Stack>
        )}
      </LoadedPart>
      {/* Beside the list, which loses the payment once it is answered. */}
      {answering && <WordDialog payment={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

const Waits = ({ payment, onAnswer }: { payment: WaitingPayment; onAnswer: () => void }) => (
  <Card padding="lg">
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600} className="figures">
          Which unit is your payment of {formatMoney(payment.unplacedCents)} for?
        </Text>
        <Text size="sm" c="dimmed" className="figures">
          {cameWords(payment)}
        </Text>
      </div>
      <Button onClick={onAnswer}>Choose the unit</Button>
    </Group>
  </Card>
)

const cameWords = ({ way, receivedOn, cents, unplacedCents, holdings }: WaitingPayment): string =>
  [
    `${wayLabels[way]} of ${formatMoney(cents)}, received on ${formatDate(receivedOn)}.`,
    cents === unplacedCents ? null : `${formatMoney(cents - unplacedCents)} was applied already.`,
    `It may be for ${holdings.map(({ unitNumber }) => unitNumber).join(' or ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
