import { voting } from '../../../contract/voting.ts'
import { bind } from '../../http/bind.ts'
<<<<<<< HEAD
import { pollRoutes } from './polls/routes.ts'
import { councilFacts, countStatuses, getProposal, listProposals } from './voting.ts'

export const votingRoutes = [
  ...bind(
    { list: voting.list, counts: voting.counts, facts: voting.facts, get: voting.get },
    { list: listProposals, counts: countStatuses, facts: councilFacts, get: getProposal },
  ),
  ...pollRoutes,
]
=======
import {
  addFiles,
  changeProposal,
  comment,
  councilFacts,
  countStatuses,
  createProposal,
  decideTie,
  declareConflict,
  getProposal,
  listProposals,
  makeVersion,
  openDiscussion,
  openFile,
  openVoting,
  readProof,
  removeFile,
  vote,
  withdraw,
} from './voting.ts'

export const votingRoutes = bind(voting, {
  list: listProposals,
  counts: countStatuses,
  facts: councilFacts,
  create: createProposal,
  get: getProposal,
  change: changeProposal,
  openDiscussion,
  openVoting,
  vote,
  declareConflict,
  makeVersion,
  decideTie,
  withdraw,
  comment,
  proof: readProof,
  addFiles,
  removeFile,
  openFile,
})
>>>>>>> vote
