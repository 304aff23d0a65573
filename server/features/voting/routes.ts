import { voting } from '../../../contract/voting.ts'
import { bind } from '../../http/bind.ts'
import { pollRoutes } from './polls/routes.ts'
import { councilFacts, countStatuses, getProposal, listProposals } from './voting.ts'

export const votingRoutes = [
  ...bind(
    { list: voting.list, counts: voting.counts, facts: voting.facts, get: voting.get },
    { list: listProposals, counts: countStatuses, facts: councilFacts, get: getProposal },
  ),
  ...pollRoutes,
]
