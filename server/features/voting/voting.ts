/** Votes of council, the register of its decisions, and polls of owners and residents. */
export { pollNames, wordPolls } from './polls/polls.ts'
export { councilFacts, countStatuses, getProposal, listProposals } from './reading.ts'
