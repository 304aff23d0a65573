import type { ChargeType } from '../ledger/ledger-words.ts'
import type { LinkedStep } from './link.ts'
import type {
  BidStanding,
  CostBearer,
  CostFund,
  LinkStanding,
  OrderEventKind,
  OrderStatus,
  OrderStepName,
} from './states.ts'

/** What the words of work orders are called on screens, in files, messages and the history. */

export const orderNumber = ({ number }: { number: number }): string => `W-${number}`

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  asked: 'Quotes requested',
  quoted: 'Quoted',
  awaiting_approval: 'Awaiting approval',
  ordered: 'Ordered',
  scheduled: 'Scheduled',
  done: 'Done',
  invoiced: 'Invoiced',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

/** As they are named where a step is refused. */
export const orderStepLabels: Readonly<Record<OrderStepName, string>> = {
  change: 'edit it',
  ask: 'request quotes',
  quote: 'enter a quote',
  order: 'order the work',
  decide: 'approve or reject it',
  offer: 'offer times',
  pick: 'pick a time',
  noneSuits: 'decline all times',
  finish: 'mark it as done',
  invoice: 'enter the invoice',
  bear: 'set who pays',
  close: 'close it',
  cancel: 'cancel it',
}

/** The same as a vendor is told by its link. */
export const linkedStepLabels: Readonly<Record<LinkedStep, string>> = {
  quote: 'submit a quote',
  decline: 'decline to quote',
  offer: 'offer times for your visit',
  finish: 'mark the work as done',
  invoice: 'send the invoice',
}

export const orderEventLabels: Readonly<Record<OrderEventKind, string>> = {
  made: 'Created',
  changed: 'Edited',
  asked: 'Quotes requested',
  quoted: 'Quote received',
  declined: 'Quote declined',
  approvalAsked: 'Approval requested',
  approved: 'Approved',
  rejected: 'Rejected',
  ordered: 'Ordered',
  offered: 'Times offered',
  picked: 'Time chosen',
  noneSuited: 'No time works',
  finished: 'Done',
  invoiced: 'Invoice',
  borne: 'Cost assigned',
  charged: 'Unit charged',
  closed: 'Closed',
  cancelled: 'Cancelled',
  linkSent: 'Link sent',
  linkRevoked: 'Link revoked',
}

export const bidLabels: Readonly<Record<BidStanding, string>> = {
  entered: 'Not asked by email',
  asked: 'Quote requested',
  quoted: 'Quoted',
  declined: 'Declined to quote',
  chosen: 'Has the order',
}

export const linkLabels: Readonly<Record<LinkStanding, string>> = {
  none: 'No link',
  works: 'Link is valid',
  over: 'Link expired',
  revoked: 'Link revoked',
}

export const bearerLabels: Readonly<Record<CostBearer, string>> = {
  common: 'Common expense',
  unit: 'Charged to the unit',
}

/** What a unit is charged as for work. */
export const orderChargeTypes = ['chargeback', 'damage', 'orderedWork'] as const satisfies readonly ChargeType[]

export const fundLabels: Readonly<Record<CostFund, string>> = {
  operating: 'Operating fund',
  reserve: 'Contingency reserve fund',
}
