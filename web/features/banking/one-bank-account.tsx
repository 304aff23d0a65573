import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BankAccount, BankAccounts } from '../../../contract/banking/bank-account.ts'
import { bankAccountKind } from '../../../contract/banking/banking-kinds.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded, NotThere } from '../../ui/loaded.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Section } from '../../ui/section.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { ChangeAccountDialog } from './accounts/account-dialogs.tsx'
import { AccountFigures } from './accounts/account-figures.tsx'
import { maskedWords } from './accounts/difference.ts'
import { Postings } from './accounts/postings.tsx'
import { AddFile, isOnPage } from './files/bank-files.tsx'
import { FileList } from './files/file-list.tsx'
import { MatchingPanel } from './matching/matching-panel.tsx'
import { panelId } from './matching/use-current.ts'

/** One account with the bank: its figures, a file to add, its transactions to match, and what was done before. */
export default function OneBankAccount({ id }: { id: string }) {
  const query = useRoute(api.banking.accounts, undefined, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/fees/bank">Bank</BackLink>
      <Loaded query={query} shape="card" failed="We couldn’t load this bank account.">
        {(all) => <Found all={all} id={id} />}
      </Loaded>
    </Stack>
  )
}

const Found = ({ all: { accounts, categories }, id }: { all: BankAccounts; id: string }) => {
  const account = accounts.find(({ _id }) => _id === id)
  return account ? <AccountPage account={account} categories={categories} /> : <NotThere />
}

interface Props {
  account: BankAccount
  categories: BankAccounts['categories']
}

const AccountPage = ({ account, categories }: Props) => {
  const { _id: id, name, fund, lastDigits } = account
  const [changing, setChanging] = useState(false)
  const navigate = useNavigate()
  const [undone, setUndone] = useState(0)
  const leadToTransactions = () => {
    if (!isOnPage(id)) return
    void navigate(bankAccountKind.page(id), { replace: true })
    // At once: the address may change when someone is typing already.
    document.getElementById(panelId)?.focus()
  }
  return (
    <>
      <PageHeader
        title={`${name} ${maskedWords(lastDigits)}`}
        pageTitle={name}
        text={useFundLabels()[fund]}
        actions={
          <Button variant="default" onClick={() => setChanging(true)}>
            Edit
          </Button>
        }
      />
      <Stack gap="lg">
        <Panel title="Bank and books">
          <AccountFigures account={account} />
        </Panel>
        <AddFile account={account} onAdded={leadToTransactions} />
        {/* Drawn afresh once a file is undone: what was matched of it is gone. */}
        <MatchingPanel key={undone} account={account} categories={categories} />
        <FileList account={account} onUndone={() => setUndone((count) => count + 1)} />
        <Panel
          title="Postings"
          text="Transactions of this account that are in the books. You can undo the latest posting."
        >
          <Postings account={account} />
        </Panel>
        <Section title="History">
          <OnDemand words="Show history">
            <RecordHistory subject="bankAccount" id={id} />
          </OnDemand>
        </Section>
      </Stack>
      {changing && <ChangeAccountDialog account={account} onClose={() => setChanging(false)} />}
    </>
  )
}
