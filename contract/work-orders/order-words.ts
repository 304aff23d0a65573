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
  asked: 'Quotes asked for',
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
  change: 'change it',
  ask: 'ask for quotes',
  quote: 'enter a quote',
  order: 'order the work',
  decide: 'approve or reject it',
  offer: 'offer times',
  pick: 'pick a time',
  noneSuits: 'say that no time suits',
  finish: 'mark it as done',
  invoice: 'enter the invoice',
  bear: 'say who bears the cost',
  close: 'close it',
  cancel: 'cancel it',
}

/** The same as a vendor is told by its link. */
export const linkedStepLabels: Readonly<Record<LinkedStep, string>> = {
  quote: 'give a price',
  decline: 'say that you give none',
  offer: 'offer times for your visit',
  finish: 'say that the work is done',
  invoice: 'send the invoice',
}

export const orderEventLabels: Readonly<Record<OrderEventKind, string>> = {
  made: 'Made',
  changed: 'Changed',
  asked: 'Quotes asked for',
  quoted: 'A quote came',
  declined: 'No quote is given',
  approvalAsked: 'Approval asked for',
  approved: 'Approved',
  rejected: 'Rejected',
  ordered: 'Ordered',
  offered: 'Times offered',
  picked: 'Time picked',
  noneSuited: 'No time suits',
  finished: 'Done',
  invoiced: 'Invoice',
  borne: 'Cost assigned',
  closed: 'Closed',
  cancelled: 'Cancelled',
  linkSent: 'Link sent',
  linkRevoked: 'Link revoked',
}

export const bidLabels: Readonly<Record<BidStanding, string>> = {
  entered: 'Not asked by mail',
  asked: 'Asked',
  quoted: 'Quoted',
  declined: 'Gives no quote',
  chosen: 'Does the work',
}

export const linkLabels: Readonly<Record<LinkStanding, string>> = {
  none: 'No link',
  works: 'Link works',
  over: 'Link has ended',
  revoked: 'Link revoked',
}

export const bearerLabels: Readonly<Record<CostBearer, string>> = {
  common: 'Common expense',
  unit: 'Charged to the unit',
}

export const fundLabels: Readonly<Record<CostFund, string>> = {
  operating: 'Operating fund',
  reserve: 'Contingency reserve fund',
}
