import { voting } from '../../../contract/voting.ts'
import { bind } from '../../http/bind.ts'
import { decisionRoutes } from './decisions/routes.ts'
import { pollRoutes } from './polls/routes.ts'
import {
  addFiles,
  changeProposal,
  comment,
  correctComment,
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

const proposalRoutes = bind(voting, {
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
  correctComment,
  proof: readProof,
  addFiles,
  removeFile,
  openFile,
})

export const votingRoutes = [...proposalRoutes, ...decisionRoutes, ...pollRoutes]
