import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfBylaws } from '../shown.ts'
import { useStateLabels } from '../use-filing.ts'
import { oneOf } from '../words.ts'

/** What each dialog of a step takes. */
export interface StepProps {
  bylaw: OneBylaw
  onClose: () => void
}

/** Takes a step with a bylaw or rule, and says where someone else changed it meanwhile. */
export const useBylawStep = (bylaw: OneBylaw, done: string) => {
  const stateLabels = useStateLabels()
  const { send, theirs, version } = useRecordStep(api.bylaws.step, bylaw, {
    done,
    shown: shownOfBylaws,
  })
  return {
    send,
    version,
    id: bylaw._id,
    conflict: (
      <RecordConflict
        theirs={theirs}
        title={`Someone else just changed this ${oneOf(bylaw.set.kind)}`}
        lines={({ state }) => [`State: ${stateLabels[state]}`]}
      />
    ),
  }
}
