import { formatDate } from '../time.ts'
import type { RecordsItem, RecordsRequestSummary } from './requests.ts'

/** How requests for records are worded on screens and in letters; apart, so that screens need no schemas for it. */

/** `R-12`, as a request is counted in its building. */
export const requestNumber = ({ number }: Pick<RecordsRequestSummary, 'number'>): string => `R-${number}`

/** `Jan 1, 2025 to Dec 31, 2025`, `from Jan 1, 2025`; empty where no day was said. */
export const periodWords = ({ from, until }: Pick<RecordsItem, 'from' | 'until'>): string => {
  if (from && until) return `${formatDate(from)} to ${formatDate(until)}`
  if (from) return `from ${formatDate(from)}`
  return until ? `until ${formatDate(until)}` : ''
}

export const recordsStatusLabels = {
  received: 'Received',
  clarify: 'Waiting for requester',
  feeQuoted: 'Fee quoted',
  ready: 'Ready to provide',
  fulfilled: 'Fulfilled',
  partlyRefused: 'Partly refused',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const

export const recordsItemStatusLabels = {
  open: 'Open',
  ready: 'Ready',
  given: 'Provided',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const

export const recordsAskerLabels = {
  owner: 'Owner',
  tenant: 'Tenant',
  assignedTenant: 'Tenant with the landlord’s rights',
  authorized: 'Authorized in writing',
  former: 'Former owner or tenant',
  buyerOrLender: 'Buyer, lender or their lawyer',
} as const

export const copyFormLabels = {
  email: 'Digital files',
  paper: 'On paper',
  inspection: 'Inspection only',
} as const

export const deliveredLabels = {
  online: 'Online download',
  email: 'By email (sent separately)',
  paper: 'On paper',
  inspection: 'Inspected in person',
} as const

export const redactionGroundLabels = {
  otherPeople: 'Information about other people',
  dispute: 'Information about a legal dispute with the requester',
  other: 'Other reason',
} as const

/** What happened, as both sides read it. */
export const recordsStepLabels = {
  asked: 'Requested records',
  entered: 'Entered a request received outside Parapet',
  clarified: 'Asked a question',
  answered: 'Answered',
  prepared: 'Prepared',
  itemRefused: 'Refused',
  itemWithdrawn: 'Withdrawn',
  reopened: 'Reopened',
  feeQuoted: 'Quoted a fee',
  feePaid: 'Recorded the fee as paid',
  feeWaived: 'Waived the fee',
  feeCharged: 'Charged the fee to an account',
  delivered: 'Provided',
  refused: 'Sent the refusal',
  withdrawn: 'Withdrew the request',
  taken: 'Downloaded',
} as const
