import type { MyViolation } from '../../../../contract/violations/my-violation.ts'
import { myViolationStateLabels } from '../../../../contract/violations/violation-words.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfViolations } from '../shown.ts'

/** What each dialog of a resident’s step takes. */
export interface MyStepProps {
  one: MyViolation
  onClose: () => void
}

const words = ({ state }: MyViolation): string =>
  `The case is now: ${myViolationStateLabels[state].toLowerCase()}. Your words weren’t sent; check them and send them again.`

/** Takes a resident’s step with a case; `conflict` says when someone else was quicker. */
export const useMyStep = <T,>(endpoint: Endpoint<T>, one: { version: number }, done: string) => {
  const { send, theirs, version } = useRecordStep<MyViolation, T>(endpoint, one, { done, shown: shownOfViolations })
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="This case was just changed" words={words} />,
  }
}
