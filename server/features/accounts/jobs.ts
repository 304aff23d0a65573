import type { Job } from '../../platform/jobs.ts'
import { deleteEndedLinks } from './store.ts'
import { deleteEndedSessions } from './session-store.ts'

export const accountJobs: readonly Job[] = [
  { name: 'accounts.forgetSessions', every: '10 9 * * *', run: ({ db, now }) => deleteEndedSessions(db, now) },
  { name: 'accounts.forgetLinks', every: '15 9 * * *', run: ({ db, now }) => deleteEndedLinks(db, now) },
]
