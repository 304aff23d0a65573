import type { ProposalSummary } from '../../../../contract/voting/proposal.ts'
import { api } from '../../../api/api.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfProposals } from './shown.ts'

/** Casts a vote, once and for good; where it was not taken, the proposal is read anew, as it may have closed or changed. */
export const useVote = ({ _id: id, textVersion }: Pick<ProposalSummary, '_id' | 'textVersion'>) => {
  const refresh = useRefresh()
  const action = useAction(api.voting.vote, {
    done: 'Vote cast',
    failed: 'Your vote wasn’t cast. Please try again.',
    refresh: shownOfProposals,
  })
  const vote = async (choice: string): Promise<ProposalSummary | undefined> => {
    const reply = await action.run({ params: { id }, body: { choice, textVersion } })
    if (!reply) await refresh(...shownOfProposals)
    return reply
  }
  return { vote, busy: action.busy }
}
