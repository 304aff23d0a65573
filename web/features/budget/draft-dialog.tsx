import { useNavigate } from 'react-router'
import { BudgetDraft, type BudgetSummary } from '../../../contract/budget/budget.ts'
import { formatMonth, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { monthsFrom, nextYear } from './months.ts'
import { shownOfBudgets } from './shown.ts'

interface Props {
  budgets: readonly BudgetSummary[]
  onClose: () => void
}

/** Drafts a budget for a fiscal year, which may begin with the lines of another. */
export const DraftDialog = ({ budgets, onClose }: Props) => {
  const navigate = useNavigate()
  const today = localDateOf(useNow(), useZone())
  const [latest] = budgets
  const form = useContractForm(BudgetDraft, { startsOn: nextYear(latest, today), copyOf: latest?._id ?? '' })
  const draft = useAction(api.budget.draft, { done: 'Draft started', refresh: shownOfBudgets })
  const send = async (body: BudgetDraft) => {
    const { _id } = await draft.send({ body })
    await navigate(`/fees/budgets/${_id}/edit`)
    // The dialog is gone with its screen.
    return null
  }
  return (
    <StepDialog
      title="Draft a budget"
      form={form}
      onSend={send}
      onClose={onClose}
      button="Start draft"
      failed="We couldn’t start this draft. Please try again."
    >
      <NativeSelectField
        control={form.control}
        name="startsOn"
        label="First month of the fiscal year"
        data={monthsFrom(today).map((value) => ({ value, label: formatMonth(value) }))}
      />
      <NativeSelectField
        control={form.control}
        name="copyOf"
        label="Start with"
        data={[
          { value: '', label: 'An empty budget' },
          ...budgets.map(({ _id, name }) => ({ value: _id, label: `The lines of the ${name} budget` })),
        ]}
      />
    </StepDialog>
  )
}
