import { Text } from '@mantine/core'
import {
  BankAccountDraft,
  BankAccountFields,
  bankFunds,
  type BankAccount,
} from '../../../../contract/banking/bank-account.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { z } from 'zod'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { shownOfBank, shownOfPosting } from '../shown.ts'

const digitsHint = 'The last three or four digits, so that you recognize it. The full number isn’t kept.'

interface AddProps {
  /** Funds that have an account already. */
  taken: readonly BankAccount['fund'][]
  onClose: () => void
}

/** Adds the bank account of a fund. */
export const AddAccountDialog = ({ taken, onClose }: AddProps) => {
  const fundLabels = useFundLabels()
  const free = bankFunds.filter((fund) => !taken.includes(fund))
  const form = useContractForm(BankAccountDraft, { name: '', lastDigits: '', fund: free[0] ?? 'operating' })
  const add = useAction(api.banking.addAccount, { done: 'Bank account added', refresh: shownOfBank })
  return (
    <StepDialog
      title="Add bank account"
      form={form}
      onSend={(body) => add.send({ body })}
      onClose={onClose}
      button="Add account"
      failed="We couldn’t add this account. Please try again; nothing you typed was lost."
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        placeholder="Operating account"
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
      <TextField
        control={form.control}
        name="lastDigits"
        label="Last digits"
        description={digitsHint}
        placeholder="4471"
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
      />
      <NativeSelectField
        control={form.control}
        name="fund"
        label="Fund"
        description="The fund whose money is in this account. Each fund has one account."
        data={free.map((value) => ({ value, label: fundLabels[value] }))}
      />
    </StepDialog>
  )
}

interface Props {
  account: BankAccount
  onClose: () => void
}

/** Changes the name and the digits of an account. */
export const ChangeAccountDialog = ({ account, onClose }: Props) => {
  const { _id: id, name, lastDigits } = account
  const { send, theirs, version } = useRecordStep(api.banking.accountStep, account, {
    done: 'Bank account saved',
    shown: shownOfBank,
  })
  const form = useContractForm(BankAccountFields, { name, lastDigits })
  return (
    <StepDialog
      title="Edit bank account"
      form={form}
      onSend={(fields) => send({ params: { id }, body: { step: 'change', ...fields, version } })}
      onClose={onClose}
      button="Save"
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this account" />}
    >
      <TextField control={form.control} name="name" label="Name" autoComplete="off" withAsterisk data-autofocus />
      <TextField
        control={form.control}
        name="lastDigits"
        label="Last digits"
        description={digitsHint}
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
      />
    </StepDialog>
  )
}

interface UndoProps extends Props {
  posting: BankAccount['postings'][number]
}

/** Takes the latest posting out of the books. */
export const UndoPostingDialog = ({ account: { _id: id }, posting, onClose }: UndoProps) => {
  const form = useContractForm(z.object({}), {})
  const step = useAction(api.banking.accountStep, { done: 'Posting undone', refresh: shownOfPosting })
  const many = counted(posting.rows, 'transaction')
  return (
    <StepDialog
      title={`Undo the posting of ${many}?`}
      form={form}
      onSend={() => step.send({ params: { id }, body: { step: 'undoPosting', postingId: posting._id } })}
      onClose={onClose}
      button="Undo posting"
      cancel="Keep it"
      failed="We couldn’t undo this posting. Nothing has changed; please try again."
      danger
    >
      <Text size="sm">
        {formatMoney(posting.cents)} is taken out of the books again. Charges that these payments paid will be owed
        again. The transactions stay matched. Statements show both the posting and its reversal.
      </Text>
    </StepDialog>
  )
}
