import { Button, Center, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { OutcomeKind } from '../../../../contract/banking/banking-words.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { kindsFor } from '../outcomes/kinds.ts'
import { OutcomeDialog } from '../outcomes/outcome-dialog.tsx'
import type { Deed } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { MatchingBar } from './matching-bar.tsx'
import classes from './matching.module.css'
import type { Categories } from './outcome-words.ts'
import { TransactionCard } from './transaction-card.tsx'
import { TransactionList } from './transaction-list.tsx'
import { movedBy, nextToMatch } from './transactions.ts'
import { useCurrent } from './use-current.ts'
import { useMatchKeys } from './use-match-keys.ts'
import type { Matching } from './use-matching.ts'

interface Props {
  account: BankAccount
  categories: Categories
  matching: Matching
  /** Whether these are all that are to be matched, so that the certain ones can be counted. */
  isAllToMatch: boolean
  more: { has: boolean; busy: boolean; fetch: () => unknown }
}

/** A form holds the transaction as it was opened, so that what someone else changed meanwhile isn’t overwritten unseen. */
type Opened = { what: 'keys' } | { what: 'outcome'; row: BankRow; kind: OutcomeKind | null }

/** Takes the steps of the keys and buttons. */
const useDeeds = ({ account, matching }: Props, open: (opened: Opened) => void) => {
  const { rows } = matching
  const { current, card, choose, follow } = useCurrent(rows)
  const follows = () => (card.current?.contains(document.activeElement) ? 'ifLost' : 'always')
  const accept = (row: BankRow) => {
    if (row.proposal && row.state === 'toMatch') matching.take(row, row.proposal.outcome)
    else if (row.state === 'toMatch') return matching.say('There is no proposal. Press e to say what it is.')
    choose(nextToMatch(rows, row), follows())
  }
  const form = (row: BankRow, kind: OutcomeKind | null) => {
    if (row.state === 'posted') matching.say('It’s in the books already. To change it, undo the posting.')
    else if (kind === 'payment' && !kindsFor(row.cents, account.fund).includes(kind))
      matching.say('Only a deposit to the operating account can be split among units.')
    else open({ what: 'outcome', row, kind })
  }
  const undo = (row: BankRow) => {
    if (row.state === 'matched' || row.state === 'ignored') {
      matching.take(row, null)
      choose(row, follows())
    } else matching.say('There is no match to undo.')
  }
  const move = (row: BankRow, by: number) => choose(movedBy(rows, row, by), follows())
  const deeds: Readonly<Record<Deed, (row: BankRow) => void>> = {
    next: (row) => move(row, 1),
    previous: (row) => move(row, -1),
    first: (row) => move(row, -rows.length),
    last: (row) => move(row, rows.length),
    accept,
    edit: (row) => form(row, null),
    split: (row) => form(row, 'payment'),
    ignore: (row) => form(row, 'ignored'),
    undo,
    keys: () => open({ what: 'keys' }),
  }
  return { current, card, choose, follow, act: (deed: Deed) => current && deeds[deed](current), form }
}

/** Sends what the open form says, and moves on unless the form was left before the answer came. */
const useMatch = (opened: Opened | null, { matching }: Props, choose: ReturnType<typeof useCurrent>['choose']) => {
  const latest = useRef(opened)
  useLayoutEffect(() => {
    latest.current = opened
  })
  return async (row: BankRow, outcome: Outcome) => {
    const answer = await matching.ask(row, outcome)
    if (latest.current === opened) choose(nextToMatch(matching.rows, row), 'always')
    return answer
  }
}

/** The transactions beside what the current one is, with the keys and buttons to match them. */
export const TransactionsView = (props: Props) => {
  const { account, categories, matching, isAllToMatch, more } = props
  const { rows, sending, said } = matching
  const part = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { current, card, choose, follow, act, form } = useDeeds(props, setOpened)
  const match = useMatch(opened, props, choose)
  useMatchKeys(part, act)
  const close = () => setOpened(null)
  return (
    <Stack gap="md" ref={part}>
      <MatchingBar
        account={account}
        matching={matching}
        isAllToMatch={isAllToMatch}
        onKeys={() => act('keys')}
        onAccepted={() => follow('ifLost')}
        onPosted={() => follow('always')}
      />
      <Text role="status" size="sm" c="dimmed" mih="1.5em">
        {said.words} <VisuallyHidden>{said.counter}</VisuallyHidden>
      </Text>
      {current && (
        <div className={classes['work']}>
          <TransactionList
            rows={rows}
            currentId={current._id}
            sending={sending}
            categories={categories}
            onChoose={choose}
          />
          <Stack gap="sm">
            <TransactionCard
              row={current}
              isSending={sending.has(current._id)}
              fund={account.fund}
              categories={categories}
              card={card}
              act={act}
              onOpen={(kind) => form(current, kind)}
            />
            <Pager place={rows.indexOf(current) + 1} of={rows.length} act={act} />
          </Stack>
        </div>
      )}
      <More {...more} />
      {opened?.what === 'keys' && <KeysDialog onClose={close} />}
      {opened?.what === 'outcome' && (
        <OutcomeDialog
          {...opened}
          {...{ account, categories }}
          onMatch={(as) => match(opened.row, as)}
          onClose={close}
        />
      )}
    </Stack>
  )
}

const Pager = ({ place, of, act }: { place: number; of: number; act: (deed: Deed) => void }) => (
  <Group justify="space-between" className={classes['pager']}>
    <Button variant="default" disabled={place === 1} onClick={() => act('previous')}>
      Previous
    </Button>
    <span className="figures">
      {place} of {of}
    </span>
    <Button variant="default" disabled={place === of} onClick={() => act('next')}>
      Next
    </Button>
  </Group>
)

const More = ({ has, busy, fetch }: Props['more']) =>
  has && (
    <Center>
      <BusyButton variant="default" busy={busy} busyText="Loading..." onClick={() => void fetch()}>
        Load more
      </BusyButton>
    </Center>
  )
