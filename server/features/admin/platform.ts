import type { platformRoutes } from '../../../contract/admin/platform.ts'
import type { Handlers } from '../../http/bind.ts'
import { discardMail, listOutbox, openOutboxMail, readOutboxSummary, retryMail, retryMails } from '../mail/mail.ts'
import {
  findPeople,
  mailPasswordLink,
  mailVerification,
  removePersonsSecondFactor,
  signOutPerson,
} from '../accounts/accounts.ts'
import { readFilesHealth } from '../documents/documents.ts'
import { readFigures } from './figures.ts'
import { selfCheck } from './self-check/self-check.ts'
import { listFailedJobs, listJobs, retryJob, retryJobs } from './jobs.ts'

/** What keeps the platform itself running: its mail, its jobs, its people and its figures. */
export const platformHandlers: Handlers<typeof platformRoutes> = {
  mails: listOutbox,
  mailSummary: readOutboxSummary,
  openMail: openOutboxMail,
  retryMail,
  retryMails,
  discardMail,
  jobs: listJobs,
  failedJobs: listFailedJobs,
  retryJob,
  retryJobs,
  findPeople,
  mailPasswordLink,
  mailVerification,
  signOutPerson,
  removePersonsSecondFactor,
  figures: readFigures,
  files: readFilesHealth,
  selfCheck,
}
