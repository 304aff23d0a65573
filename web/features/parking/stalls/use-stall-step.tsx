import { stallLabel, stallTraits, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfStalls } from './shown.ts'
import { holderWords } from './words.ts'

const words = (stall: Stall): string => {
  const traits = stallTraits(stall).map((trait) => `, ${trait}`)
  return `The stall is now: ${stallLabel(stall)}, ${tenureLabels[stall.tenure].toLowerCase()}${traits.join('')}, ${holderWords(stall)}. Your changes weren’t saved; check them and send them again.`
}

/** Takes a step with a stall, or with an assignment of it; `conflict` says when someone else was quicker. */
export const useStallStep = <T,>(endpoint: Endpoint<T>, record: { version: number }, done: string) => {
  const { send, theirs, version } = useRecordStep<Stall, T>(endpoint, record, { done, shown: shownOfStalls })
  return { send, version, conflict: <RecordConflict theirs={theirs} words={words} /> }
}
