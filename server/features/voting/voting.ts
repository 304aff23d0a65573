/** What council decides between its meetings: proposals, their discussion, the votes of its members, and the results. */
export { declareConflict, vote } from './casting.ts'
export { wordProposals } from './messages.ts'
export { hiddenProposals, proposalNames, votingFigures } from './names-store.ts'
export { addFiles, changeProposal, createProposal, openFile, removeFile } from './proposing.ts'
export { councilFacts, countStatuses, getProposal, listProposals } from './reading.ts'
export { remindJob, remindOfVotes, settleJob, settleVotes } from './settling.ts'
export { decideTie, makeVersion, openDiscussion, openVoting, withdraw } from './steps.ts'
export { comment, readProof } from './talking.ts'
