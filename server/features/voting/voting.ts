/** What council decides between its meetings: proposals, their discussion, the votes of its members, and the results. */
export { councilFacts, countStatuses, getProposal, listProposals } from './reading.ts'
