import type { DebitRun } from '../../../../contract/debits/debit-run.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfEntered } from '../shown.ts'

/** What each dialog of a step takes. */
export interface StepProps {
  run: DebitRun
  onClose: () => void
}

/** Takes a step with the debits of a file, and says where someone else changed them meanwhile. */
export const useRunStep = (run: DebitRun, done: string) => {
  const { send, theirs, version } = useRecordStep(api.debits.runStep, run, { done, shown: shownOfEntered })
  return {
    send,
    version,
    id: run._id,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed these debits" />,
  }
}
