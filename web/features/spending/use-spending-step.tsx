import type { Spending } from '../../../contract/spending/report.ts'
import { spendingStateLabels } from '../../../contract/spending/spending-words.ts'
import { api } from '../../api/api.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { shownOfSpending } from './shown.ts'
import { approvalWords } from './words.ts'

/** What each dialog of a step takes. */
export interface StepProps {
  spending: Spending
  onClose: () => void
}

const linesOf = (theirs: Spending): string[] => {
  const approval = approvalWords(theirs)
  return [spendingStateLabels[theirs.state], ...(approval === null ? [] : [approval])]
}

/** Records or withdraws an approval, and says where someone else changed it meanwhile. */
export const useSpendingStep = (spending: Spending, done: string | ((reply: Spending) => string)) => {
  const { send, theirs, version } = useRecordStep(api.spending.step, spending, {
    done,
    shown: shownOfSpending,
  })
  return {
    send,
    version,
    id: spending._id,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this approval" lines={linesOf} />,
  }
}
