import type { Levy } from '../../../../contract/levies/levy.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfLevies } from '../shown.ts'

/** What each dialog of a step takes. */
export interface StepProps {
  levy: Levy
  onClose: () => void
}

/** Takes a step with a special levy, and says where someone else changed it meanwhile. */
export const useLevyStep = (levy: Levy, done: string) => {
  const { send, theirs, version } = useRecordStep(api.levies.step, levy, { done, shown: shownOfLevies })
  return {
    send,
    version,
    id: levy._id,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this special levy" />,
  }
}
