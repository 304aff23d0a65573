import { Text } from '@mantine/core'
import { z } from 'zod'
import { BudgetDay, type Budget } from '../../../contract/budget/budget.ts'
import { localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { DayField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { shownOfBudgets } from './shown.ts'

interface Props {
  budget: Budget
  onClose: () => void
}

/** Takes a step with a budget, and says where someone else changed it meanwhile. */
export const useBudgetStep = (budget: Budget, done: string) => {
  const { send, theirs, version } = useRecordStep(api.budget.step, budget, { done, shown: shownOfBudgets })
  return { send, version, conflict: <RecordConflict theirs={theirs} title="Someone else just changed this budget" /> }
}

const NoticeForm = z.object({ noticedOn: BudgetDay })

/** Records that the budget was sent to owners with the notice of the meeting, which lets them read it here. */
export const NoticeDialog = ({ budget, onClose }: Props) => {
  const today = localDateOf(useNow(), useZone())
  // One whose year is over is for the record.
  const tells = budget.endsOn >= today
  const { send, version, conflict } = useBudgetStep(
    budget,
    tells ? 'Notice recorded, owners notified' : 'Notice recorded',
  )
  const form = useContractForm(NoticeForm, { noticedOn: today })
  return (
    <StepDialog
      title="Record the notice"
      form={form}
      onSend={({ noticedOn }) => send({ params: { id: budget._id }, body: { step: 'notice', noticedOn, version } })}
      onClose={onClose}
      button={tells ? 'Record notice and notify owners' : 'Record notice'}
      conflict={conflict}
    >
      <Text size="sm">The day this budget went to owners with the notice of the meeting that votes on it.</Text>
      <Text size="sm">
        {tells
          ? 'Owners who use Parapet are notified of the monthly fee proposed for their units, and can read the budget under Fees.'
          : 'Its fiscal year is over, so owners aren’t notified. They can read the budget under Fees.'}
      </Text>
      <DayField control={form.control} name="noticedOn" label="Sent on" max={today} withAsterisk />
    </StepDialog>
  )
}
