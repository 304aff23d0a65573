/** What bounds the work of the platform's staff. */
import { enquiryThrottles } from './enquiries.ts'

/** Why somebody of the staff opens or ends what is not theirs: a word that says something. */
export const staffReasonLeastChars = 5
export const staffReasonMostChars = 300
/** Mails that one call sends on their way again, and jobs. */
export const mailsAgainMost = 1000
export const jobsAgainMost = 1000
/** Buildings that the outbox offers to narrow by: those with the most mail that failed, then those with some that waits. */
export const mailBuildingsMost = 50
/** An open screen of background work looks again this often. */
export const jobsRefetchMs = 30_000
/** People that one search shows. */
export const peopleFoundMost = 20
/** What the platform's charts go back. */
export const figureDays = 90
export const figureMonths = 12

/** The self-check: less free space than this is worth a look, and less than that a fault. */
export const diskFreeAttentionBytes = 5e9
export const diskFreeFaultBytes = 1e9
/** Email that is due and has waited longer than this is in trouble. */
export const mailWaitsMostMs = 60 * 60_000
/** The mail server is asked this often whether it takes email; a start waits this long for its first answer. */
export const mailVerifyEveryMs = 10 * 60_000
export const mailFirstAnswerMostMs = 2_000
/** Clocks that are further apart than this disagree. */
export const clockApartMostMs = 5_000

/** Searches and help by one of the staff: many more than their work asks for would be a harvest; and what strangers write. */
export const platformThrottles = {
  ...enquiryThrottles,
  peopleSearch: { most: 120, windowSeconds: 3600 },
  staffHelp: { most: 60, windowSeconds: 3600 },
} as const
