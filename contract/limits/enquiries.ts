/** What bounds enquiries of people who are not customers yet. */

import { pricedUnitsMost } from './pricing.ts'

const second = 1000
const hour = 60 * 60 * second
const day = 24 * hour

/** Nobody reads and fills the form sooner than this after touching it. */
export const fillLeastMs = 3 * second
/** A form that was opened longer ago than this counts as not opened at all. */
export const formPassLastsMs = 24 * hour
/** The page asks for a new pass once its own is this old. */
export const formPassRenewMs = 12 * hour
export const formPassMostChars = 200
export const honeypotMostChars = 2000

export const enquiryUnitsMost = pricedUnitsMost
/** What staff write: an answer that is mailed, and a note among themselves. */
export const enquiryAnswerMostChars = 5000
export const enquiryNoteMostChars = 2000
export const enquiryReasonLeastChars = 3
export const enquiryReasonMostChars = 300
/** Answers, notes and steps of one enquiry that are shown; nobody writes as many. */
export const enquiryStepsMost = 500

/** Confirmations to one address, whoever typed it; more are not sent. */
export const enquiryMails = { most: 3, windowSeconds: 24 * 3600 } as const
/** A closed enquiry is erased so many years after it was closed; what looks like spam much sooner. */
export const closedEnquiryKeptYears = 2
export const suspectedEnquiryKeptMs = 90 * day

export const enquiryThrottles = {
  enquiry: { most: 20, windowSeconds: 3600 },
  enquiryForm: { most: 120, windowSeconds: 3600 },
} as const
