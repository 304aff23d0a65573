import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Books, Fund } from '../../../../contract/ledger/books.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { FeesTabs } from '../fees-tabs.tsx'
import { AutomaticCharges } from './automatic-charges.tsx'
import { HowToPayDialog, LockDialog, ReopenDialog } from './books-dialogs.tsx'
import { ExportsPanel } from './exports-panel.tsx'
import { LateRules } from './late-rules.tsx'
import { OverdrawnFunds } from './overdrawn.tsx'

const columnsFor = (fundLabels: ReturnType<typeof useFundLabels>): readonly Column<Fund>[] => [
  { name: 'Fund', cell: ({ kind, name }) => name ?? fundLabels[kind] },
  {
    name: 'In the bank',
    figures: true,
    cell: ({ cashCents, interfundCents }) => formatMoney(cashCents - interfundCents),
  },
  { name: 'Owed by other funds', figures: true, cell: ({ interfundCents }) => formatMoney(interfundCents) },
  { name: 'Owed by owners', figures: true, cell: ({ receivableCents }) => formatMoney(receivableCents) },
  { name: 'Owed to owners', figures: true, cell: ({ owedCents }) => formatMoney(owedCents) },
  { name: 'Balance', figures: true, cell: ({ balanceCents }) => formatMoney(balanceCents) },
]

const transferAdvice = ' Transfer it at the bank, and match it in the bank file as a transfer between funds.'

/** Says of each fund how much of it is in the bank account of another, and to who keeps the books, what to do about that. */
const transferWords = ({ funds, can }: Books, fundLabels: ReturnType<typeof useFundLabels>): string[] =>
  funds
    .filter(({ interfundCents }) => interfundCents > 0)
    .map(
      ({ kind, name, interfundCents }) =>
        `${name ?? fundLabels[kind]}: ${formatMoney(interfundCents)} is in another fund’s bank account.${can.keep ? transferAdvice : ''}`,
    )

/** The funds of the building, its locked months, and how it asks to be paid. */
export default function BooksView() {
  const books = useRoute(api.ledger.books)
  const { _id } = useBuilding()
  return (
    <>
      <PageHeader
        title="Funds"
        text="Fund balances, locked months, payment instructions, late payments, automatic charges and exports."
      />
      <FeesTabs />
      <Loaded query={books} shape="card" failed="We couldn’t load the funds.">
        {(found) => (
          <Stack gap="lg">
            <Funds books={found} />
            <Months books={found} />
            <HowToPay books={found} />
            <LateRules books={found} />
            <AutomaticCharges books={found} />
            {found.can.keep && <OpeningPanel />}
            <ExportsPanel />
            <Section title="History">
              <OnDemand words="Show history">
                <RecordHistory subject="books" id={_id} />
              </OnDemand>
            </Section>
          </Stack>
        )}
      </Loaded>
    </>
  )
}

interface Props {
  books: Books
}

const Funds = ({ books }: Props) => {
  const { funds, unplaced, can } = books
  const fundLabels = useFundLabels()
  return (
    <Panel title="Funds" text="Charges, payments, and the income and expenses entered from bank files.">
      <RowTable
        label="Funds"
        items={funds}
        columns={columnsFor(fundLabels)}
        idOf={({ _id }) => _id}
        leastWidth={760}
        stacks
      />
      <OverdrawnFunds funds={funds.map(({ kind, balanceCents }) => ({ kind, cents: balanceCents }))} />
      {transferWords(books, fundLabels).map((words) => (
        <Text key={words} size="sm" className="figures">
          {words}
        </Text>
      ))}
      {unplaced.count > 0 && can.keep && (
        <Button component={Link} to="/fees/payments?shows=toPlace" variant="default" w="fit-content">
          {counted(unplaced.count, 'payment')} to allocate
        </Button>
      )}
    </Panel>
  )
}

const Months = ({ books }: Props) => {
  const [opened, setOpened] = useState<'lock' | 'reopen' | null>(null)
  const { lockedThrough, toLock, toReopen, can } = books
  const close = () => setOpened(null)
  return (
    <Panel title="Locked months" text="Nothing can be added to a locked month, so its statements never change.">
      <Text>{lockedThrough === null ? 'No month is locked.' : `Locked through ${formatDate(lockedThrough)}.`}</Text>
      {can.keep && (
        <Stack gap="sm" align="flex-start">
          {toLock.length > 0 && (
            <Button variant="default" onClick={() => setOpened('lock')}>
              Lock a month
            </Button>
          )}
          {toReopen !== null && (
            <Button variant="subtle" onClick={() => setOpened('reopen')}>
              Reopen a month
            </Button>
          )}
        </Stack>
      )}
      {opened === 'lock' && <LockDialog books={books} onClose={close} />}
      {opened === 'reopen' && <ReopenDialog books={books} onClose={close} />}
    </Panel>
  )
}

const HowToPay = ({ books }: Props) => {
  const [opened, setOpened] = useState(false)
  const { howToPay, can } = books
  return (
    <Panel
      title="How to pay"
      text="Owners see this with their balance and on their statements, along with the payment code of their account."
    >
      {howToPay === '' ? <Text c="dimmed">No instructions yet.</Text> : <PlainText>{howToPay}</PlainText>}
      {can.keep && (
        <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
          Edit
        </Button>
      )}
      {opened && <HowToPayDialog books={books} onClose={() => setOpened(false)} />}
    </Panel>
  )
}

const OpeningPanel = () => (
  <Panel
    title="Opening balances"
    text="Bring in balances from your previous records: what each unit owes or has paid ahead, and what’s in the bank."
  >
    <Button component={Link} to="/fees/imports" variant="default" w="fit-content">
      Bring in balances
    </Button>
  </Panel>
)
