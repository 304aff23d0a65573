import type { Proposal } from '../../../../contract/voting/proposal.ts'
import { statusLabels } from '../../../../contract/voting/voting-words.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfProposals } from './shown.ts'

const failed = 'That didn’t work. Please try again.'
const words = ({ status }: Proposal): string =>
  `The proposal is now ${statusLabels[status].toLowerCase()}. Your text is still here; send it again if it still applies.`

/** Takes a step with a proposal; `conflict` says when someone else was quicker. */
export const useProposalStep = <T,>(endpoint: Endpoint<T>, proposal: { version: number }, done: string) => {
  const { theirs, ...step } = useRecordStep<Proposal, T>(endpoint, proposal, { done, failed, shown: shownOfProposals })
  return { ...step, conflict: <RecordConflict theirs={theirs} words={words} /> }
}
