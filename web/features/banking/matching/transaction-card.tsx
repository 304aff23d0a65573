import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { outcomeLabels, type OutcomeKind } from '../../../../contract/banking/banking-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { kindsFor } from '../outcomes/kinds.ts'
import type { Deed } from './keys.ts'
import classes from './matching.module.css'
import { directionOf, outcomeWords, signedMoney, type Categories } from './outcome-words.ts'
import { ConfidenceMark, StateMark } from './state-mark.tsx'

interface Props {
  row: BankRow
  isSending: boolean
  fund: BankAccount['fund']
  categories: Categories
  card: RefObject<HTMLDivElement | null>
  act: (deed: Deed) => void
  onOpen: (kind: OutcomeKind) => void
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" ml={8} visibleFrom="sm" aria-hidden>
    {children}
  </Kbd>
)

/** The current transaction: what it seems to be and why, or what it is matched with, and what can be done. */
export const TransactionCard = (props: Props) => {
  const { row, isSending, card } = props
  const { day, text, reference, cents } = row
  return (
    <div ref={card} role="group" aria-label="Current transaction" tabIndex={-1} className={classes['card']}>
      <Stack gap="md">
        <Stack gap={4}>
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {formatDate(day)} · {directionOf(cents)}
            </Text>
            {isSending && (
              <Text size="sm" c="dimmed">
                Saving...
              </Text>
            )}
          </Group>
          <Text className="figures" fw={650} fz={24} lh={1.2} c={cents > 0 ? 'green' : 'inherit'}>
            {signedMoney(cents)}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
          {reference !== null && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Reference: {reference}
            </Text>
          )}
        </Stack>
        {row.state === 'toMatch' ? <Proposal {...props} /> : <Matched {...props} />}
      </Stack>
    </div>
  )
}

const Said = ({
  name,
  words,
  mark,
  children,
}: {
  name: string
  words: string
  mark: ReactNode
  children?: ReactNode
}) => (
  <Stack gap={4}>
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {mark}
    </Group>
    <Text fw={600} fz="lg" className="figures" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Text>
    {children}
  </Stack>
)

const Proposal = ({ row, fund, categories, act, onOpen }: Props) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const { proposal } = row
  return (
    <>
      {proposal ? (
        <Said
          name="Proposal"
          words={outcomeWords(row, proposal.outcome, categories, labels)}
          mark={<ConfidenceMark confidence={proposal.confidence} />}
        >
          <Text size="sm">{proposal.reason}</Text>
        </Said>
      ) : (
        <Text>We found nothing in the books that this matches. Say what it is.</Text>
      )}
      <Group gap="sm">
        {proposal && (
          <Button onClick={() => act('accept')}>
            Accept
            <Key>a</Key>
          </Button>
        )}
        <Button variant={proposal ? 'default' : 'filled'} onClick={() => act('edit')}>
          {proposal ? 'Something else' : 'Match'}
          <Key>e</Key>
        </Button>
        <Button variant="subtle" onClick={() => act('ignore')}>
          Ignore
          <Key>i</Key>
        </Button>
      </Group>
      <Stack gap={4} className={classes['beside']}>
        <Text size="sm" c="dimmed">
          It could also be:
        </Text>
        <Group gap="xs">
          {kindsFor(row.cents, fund)
            .filter((kind) => kind !== 'ignored' && (kind === 'payment' || kind !== proposal?.outcome.kind))
            .map((kind) => (
              <Button key={kind} variant="default" size="xs" mih="var(--finger)" onClick={() => onOpen(kind)}>
                {kind === 'payment' ? 'Split among units' : outcomeLabels[kind]}
              </Button>
            ))}
        </Group>
      </Stack>
    </>
  )
}

const Matched = ({ row, categories, act }: Props) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  return (
    <>
      <Said
        name={row.state === 'posted' ? 'In the books' : 'Matched with'}
        words={row.outcome ? outcomeWords(row, row.outcome, categories, labels) : 'Nothing'}
        mark={<StateMark row={row} />}
      />
      {row.state === 'posted' ? (
        <Text size="sm" c="dimmed">
          To change it, undo the posting.
        </Text>
      ) : (
        <Group gap="sm">
          <Button variant="default" onClick={() => act('undo')}>
            Undo match
            <Key>u</Key>
          </Button>
          <Button variant="subtle" onClick={() => act('edit')}>
            Something else
            <Key>e</Key>
          </Button>
        </Group>
      )}
    </>
  )
}
