/** Polls: a question to owners or residents, one answer a unit. Nothing is decided by a poll. */
export { answerPoll } from './answering.ts'
export { coverPoll } from './coverage.ts'
export { pollJobs } from './jobs.ts'
export { wordPolls } from './messages.ts'
export { pollNames } from './names-store.ts'
export { getPoll, listPolls } from './reading.ts'
export { closePoll, extendPoll, openPoll, withdrawPoll } from './steps.ts'
export { changePoll, createPoll, deletePoll } from './writing.ts'
