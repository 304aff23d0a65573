import type { Job } from '../../platform/jobs.ts'
import { authenticatorSetupMs } from '../../../contract/limits.ts'
import { deviceKnownMs } from '../../../contract/limits/accounts.ts'
import { later } from '../../../contract/time.ts'
import { forgotPasswordJob, writeToClaimant, writeToForgetful } from './address-mails.ts'
import { deleteEndedObjections } from './change-email-store.ts'
import { deleteOldSetups } from './second-factor/authenticator-store.ts'
import { proveAddressJob } from './email-link.ts'
import { deleteEndedEmailLinks } from './email-link-store.ts'
import { deleteEndedChallenges } from './second-factor/passkey-store.ts'
import { deleteEndedPasswordLinks } from './password-link-store.ts'
import { deleteEndedSessions } from './session-store.ts'
import { deleteDevicesSeenBefore } from './devices-store.ts'
import { warnOfGuesses, warnOfGuessesJob } from './guesses.ts'
import { forgetUnverified } from './unverified.ts'

export const accountJobs: readonly Job[] = [
  { name: proveAddressJob, run: (ctx, work: { accountId: string }) => writeToClaimant(ctx, work) },
  { name: forgotPasswordJob, run: (ctx, work: { email: string }) => writeToForgetful(ctx, work) },
  { name: warnOfGuessesJob, run: (ctx, work: { email: string }) => warnOfGuesses(ctx, work) },
  { name: 'accounts.forgetSessions', every: '10 9 * * *', run: ({ db, now }) => deleteEndedSessions(db, now) },
  { name: 'accounts.forgetLinks', every: '15 9 * * *', run: ({ db, now }) => deleteEndedPasswordLinks(db, now) },
  { name: 'accounts.forgetObjections', every: '25 9 * * *', run: ({ db, now }) => deleteEndedObjections(db, now) },
  { name: 'accounts.forgetEmailLinks', every: '16 9 * * *', run: ({ db, now }) => deleteEndedEmailLinks(db, now) },
  {
    name: 'accounts.forgetSetups',
    every: '17 9 * * *',
    run: ({ db, now }) => deleteOldSetups(db, later(now, -authenticatorSetupMs)),
  },
  { name: 'accounts.forgetChallenges', every: '18 9 * * *', run: ({ db, now }) => deleteEndedChallenges(db, now) },
  {
    name: 'accounts.forgetDevices',
    every: '19 9 * * *',
    run: ({ db, now }) => deleteDevicesSeenBefore(db, later(now, -deviceKnownMs)),
  },
  { name: 'accounts.forgetUnverified', every: '20 9 * * *', run: forgetUnverified },
]
