import { Text } from '@mantine/core'
import type { BankExpense } from '../../../../contract/banking/bank-expense.ts'
import { BankExpenseStep } from '../../../../contract/banking/bank-expense.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfPosting } from '../shown.ts'

const UndoForm = BankExpenseStep.options[0].pick({ reason: true })

interface Props {
  expense: BankExpense
  onClose: () => void
}

/** Takes a recorded expense out of the books. */
export const UndoExpense = ({ expense, onClose }: Props) => {
  const { _id: id, cents, category } = expense
  const form = useContractForm(UndoForm, { reason: '' }, { keeps: `bankExpense/${id}/undo` })
  const { send, theirs, version } = useRecordStep(api.banking.expenseStep, expense, {
    done: 'Expense undone',
    shown: shownOfPosting,
  })
  return (
    <StepDialog
      title={`Undo this expense of ${formatMoney(cents)}?`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'undo', reason, version } })}
      onClose={onClose}
      button="Undo expense"
      cancel="Keep it"
      danger
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this expense" />}
    >
      <Text size="sm">
        {formatMoney(cents)} for {category.name} is taken out of the books. The expense and its reversal both stay
        there.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="For example, the cheque was lost."
        minRows={2}
        withAsterisk
      />
    </StepDialog>
  )
}
