import { List, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { isInBooks } from '../../../../contract/banking/banking-words.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { useEveryPage } from '../../units/units.ts'
import { LeavesFund } from '../outcomes/leaves-fund.tsx'
import { OwnDeposits } from '../outcomes/own-deposits.tsx'
import { shownOfPosting } from '../shown.ts'
import { sumsOf, undoWords } from './transactions.ts'

interface Props {
  account: BankAccount
  onPosted: (rows: number, after: BankAccount) => void
  onClose: () => void
}

/** Enters all that is matched into the books, after it has said how much that is and what follows. */
export const PostDialog = ({ account, onPosted, onClose }: Props) => {
  const matched = useList(
    api.banking.rows,
    { params: { id: account._id }, query: { shows: 'matched', limit: pageMost } },
    { staleTime: 0 },
  )
  const complete = useEveryPage(matched) && !matched.isFetching
  const { error, isError, refetch } = matched
  // What was said to be posted stays, also while the list behind it is read again.
  const [found, setFound] = useState<readonly BankRow[]>()
  if (!found && complete) setFound(matched.items)
  return (
    <Dialog title="Post matched transactions" onClose={onClose}>
      <Loaded
        query={{ data: found, error, isError, refetch }}
        shape="form"
        rows={2}
        failed="We couldn’t load what is matched. Nothing was posted."
        empty={<Text>Nothing is matched now. Match some transactions first.</Text>}
      >
        {(rows) => <Confirm account={account} rows={rows} onPosted={onPosted} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const Confirm = ({ account, rows, onPosted, onClose }: Props & { rows: readonly BankRow[] }) => {
  const { _id: id, name } = account
  const form = useContractForm(z.object({}), {})
  const many = counted(rows.length, 'transaction')
  const known = rows.filter(({ outcome }) => outcome !== null && isInBooks(outcome)).length
  const { depositCents, withdrawalCents } = sumsOf(rows)
  const post = useAction(api.banking.accountStep, { done: `${many} posted`, refresh: shownOfPosting })
  const send = async () => {
    const done = await post.send({ params: { id }, body: { step: 'post', rows: rows.length } })
    onPosted(rows.length, done)
    return done
  }
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={onClose}
      button={`Post ${many}`}
      busyText="Posting..."
      failed="We couldn’t post them. Nothing was entered in the books; please try again."
    >
      <Text size="sm">These transactions of {name} are entered in the books, all or none:</Text>
      <List size="sm">
        {depositCents > 0 && <List.Item className="figures">Deposits: {formatMoney(depositCents)}</List.Item>}
        {withdrawalCents > 0 && <List.Item className="figures">Withdrawals: {formatMoney(withdrawalCents)}</List.Item>}
        {known > 0 && <List.Item>{counted(known, 'transaction')} recorded before: not entered again.</List.Item>}
      </List>
      {withdrawalCents > 0 && <LeavesFund account={account} row={null} />}
      <OwnDeposits shares={rows.flatMap(({ outcome }) => (outcome?.kind === 'payment' ? outcome.shares : []))} />
      <Text size="sm">
        Owners see their payments right away, and the charges they pay are settled. {undoWords(rows)}
      </Text>
    </StepForm>
  )
}
