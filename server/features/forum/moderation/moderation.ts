/** Moderation: what is reported or waits, what moderators do about it, and the log of it. */
export { wordModerated, wordReported } from './messages.ts'
export { admit, admitChanged, takeFromQueue, watchChanged, watchWritten } from './watching.ts'
