import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { bankFunds, type BankAccount } from '../../../../contract/banking/bank-account.ts'
import { bankAccountKind } from '../../../../contract/banking/banking-kinds.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { FeesTabs } from '../../ledger/ledger.ts'
import { ExpenseDialog } from '../expenses/expense-dialog.tsx'
import { ExpenseList } from '../expenses/expense-list.tsx'
import { AddAccountDialog } from './account-dialogs.tsx'
import { AccountFigures } from './account-figures.tsx'
import { maskedWords } from './difference.ts'
import { Postings } from './postings.tsx'

/** The accounts with the bank: what is to be matched, how each compares with the books, and expenses without a bank file. */
export default function BankAccounts() {
  const [adding, setAdding] = useState(false)
  const [recording, setRecording] = useState(false)
  const query = useRoute(api.banking.accounts, undefined, { staleTime: 0 })
  const taken = query.data?.accounts.map(({ fund }) => fund)
  const add = taken && taken.length < bankFunds.length && (
    <Button variant={taken.length === 0 ? 'filled' : 'default'} onClick={() => setAdding(true)}>
      Add bank account
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Bank"
        text="Add the bank’s files, match each transaction, and post them to the books."
        actions={
          query.data && (
            <>
              <Button variant="default" onClick={() => setRecording(true)}>
                Record an expense
              </Button>
              {query.data.accounts.length > 0 && add}
            </>
          )
        }
      />
      <FeesTabs />
      <Loaded query={query} shape="card" failed="We couldn’t load the bank accounts.">
        {({ accounts }) => (
          <Stack gap="lg">
            {accounts.length === 0 && (
              <Empty title="No bank account yet" action={add}>
                Add the account that owners pay into. Then add a file from your bank: each transaction is matched with
                what owners owe, and nothing is entered until you post it.
              </Empty>
            )}
            {accounts.map((account) => (
              <AccountCard key={account._id} account={account} />
            ))}
            <ExpenseList />
          </Stack>
        )}
      </Loaded>
      {adding && <AddAccountDialog taken={taken ?? []} onClose={() => setAdding(false)} />}
      {recording && query.data && <ExpenseDialog all={query.data} onClose={() => setRecording(false)} />}
    </>
  )
}

const AccountCard = ({ account }: { account: BankAccount }) => {
  const { _id: id, name, fund, lastDigits, toMatch, matched } = account
  return (
    <Panel title={`${name} ${maskedWords(lastDigits)}`} text={useFundLabels()[fund]}>
      <AccountFigures account={account} />
      <Group gap="md">
        <Button component={Link} to={bankAccountKind.page(id)} variant={toMatch + matched > 0 ? 'filled' : 'default'}>
          {toMatch > 0 ? `Match ${counted(toMatch, 'transaction')}` : `Open ${name}`}
        </Button>
        {toMatch === 0 && matched === 0 && account.bankOn === null && (
          <Text c="dimmed">
            Start with{' '}
            <Anchor component={Link} to={bankAccountKind.page(id)}>
              adding a bank file
            </Anchor>
            .
          </Text>
        )}
      </Group>
      {account.postings.length > 0 && <Postings account={account} />}
    </Panel>
  )
}
