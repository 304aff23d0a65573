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
  clarify: 'Waits for the asker',
  feeQuoted: 'Fee quoted',
  ready: 'Ready to hand over',
  fulfilled: 'Fulfilled',
  partlyRefused: 'Partly refused',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const

export const recordsItemStatusLabels = {
  open: 'Open',
  ready: 'Ready',
  given: 'Handed over',
  refused: 'Refused',
  withdrawn: 'No longer asked for',
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
  email: 'As files, online',
  paper: 'On paper',
  inspection: 'To look at, no copy',
} as const

export const deliveredLabels = {
  online: 'Online, by a link',
  email: 'By our own email',
  paper: 'On paper',
  inspection: 'Looked at here',
} as const

export const redactionGroundLabels = {
  otherPeople: 'What it says of other people',
  dispute: 'What it says of a suit with the asker',
  other: 'Another reason',
} as const

/** What happened, as both sides read it. */
export const recordsStepLabels = {
  asked: 'Asked for records',
  entered: 'The request came in on paper and was entered',
  clarified: 'Asked something back',
  answered: 'Answered',
  prepared: 'Made ready',
  itemRefused: 'Refused',
  itemWithdrawn: 'No longer asked for',
  reopened: 'Opened again',
  feeQuoted: 'Quoted a fee',
  feePaid: 'The fee is paid',
  feeWaived: 'The fee is waived',
  delivered: 'Handed over',
  refused: 'Sent the refusal',
  withdrawn: 'The request is withdrawn',
  taken: 'Downloaded',
} as const
