/** What can be done with a work order by where it stands, who approves what, and how long a vendor's link works. */
import {
  linkAfterEndMs,
  linkAnsweredMs,
  linkUnansweredMs,
  windowsMostDaysAhead,
} from '../../../contract/limits/work-orders.ts'
import { formatMoney } from '../../../contract/money.ts'
import { addDays, formatDate, instantOf, later, type Instant, type LocalDate } from '../../../contract/time.ts'
import type { VendorWarning } from '../../../contract/vendors/vendor.ts'
import type { Windows } from '../../../contract/work-orders/bodies.ts'
import type { LinkedStanding, LinkedStep } from '../../../contract/work-orders/link.ts'
import { linkedStepLabels, orderStatusLabels, orderStepLabels } from '../../../contract/work-orders/order-words.ts'
import type { VisitSpan } from '../../../contract/work-orders/order.ts'
import type {
  BidStanding,
  CostBearer,
  LinkStanding,
  OrderStatus,
  OrderStepName,
} from '../../../contract/work-orders/states.ts'
import { Conflict, InvalidField, Refusal } from '../../http/errors.ts'

/** What the next step depends on. */
export interface Facts {
  status: OrderStatus
  hasQuotes: boolean
  hasWindows: boolean
  /** What was agreed, or is proposed. */
  amountCents: number | null
  approvedCents: number | null
  invoiceCents: number | null
  limitCents: number
}

/** Whether a council member decides on an amount: above the limit, and above what one approved before. */
export const needsApproval = (
  amountCents: number,
  { limitCents, approvedCents }: Pick<Facts, 'limitCents' | 'approvedCents'>,
): boolean => amountCents > Math.max(limitCents, approvedCents ?? 0)

const invoiceAwaits = (facts: Facts): boolean =>
  facts.status === 'invoiced' && facts.invoiceCents !== null && needsApproval(facts.invoiceCents, facts)

/** Whether a council member is to decide: on the order, or on an invoice above what was approved. */
export const awaitsApproval = (facts: Facts): boolean => facts.status === 'awaiting_approval' || invoiceAwaits(facts)

type To = OrderStatus | 'asBefore'

const preparing = { change: 'asBefore', ask: 'asked', quote: 'quoted', order: 'ordered', bear: 'asBefore' } as const
const cancel = { cancel: 'cancelled' } as const

/** The states, and where each step leads; what is missing is refused. */
const table: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStepName, To>>>>> = {
  draft: { ...preparing, ...cancel },
  asked: { ...preparing, ...cancel },
  quoted: { ...preparing, ask: 'quoted', ...cancel },
  awaiting_approval: { decide: 'ordered', bear: 'asBefore', ...cancel },
  ordered: {
    offer: 'ordered',
    pick: 'scheduled',
    noneSuits: 'ordered',
    finish: 'done',
    bear: 'asBefore',
    ...cancel,
  },
  scheduled: { offer: 'ordered', finish: 'done', bear: 'asBefore', ...cancel },
  done: { invoice: 'invoiced', bear: 'asBefore', close: 'closed' },
  invoiced: { invoice: 'invoiced', decide: 'invoiced', bear: 'asBefore', close: 'closed' },
  closed: {},
  cancelled: {},
}

const conditions: Readonly<Partial<Record<OrderStepName, (facts: Facts) => boolean>>> = {
  decide: awaitsApproval,
  pick: ({ hasWindows }) => hasWindows,
  noneSuits: ({ hasWindows }) => hasWindows,
  close: (facts) => !invoiceAwaits(facts),
}

/** The steps that an order allows as it stands. */
export const openSteps = (facts: Facts): OrderStepName[] =>
  (Object.keys(table[facts.status]) as OrderStepName[]).filter((step) => conditions[step]?.(facts) ?? true)

const listed = (steps: readonly OrderStepName[]): string =>
  steps.length === 0
    ? 'No further steps are possible.'
    : `Available steps: ${steps.map((step) => orderStepLabels[step]).join(', ')}.`

/** Refuses a step that an order does not allow as it stands; 409 names the open ones. */
export const requireOpen = (step: OrderStepName, facts: Facts): void => {
  const open = openSteps(facts)
  if (open.includes(step)) return
  if (step === 'close' && invoiceAwaits(facts))
    throw Conflict(
      `The invoice is ${formatMoney(facts.invoiceCents!)}, above the approved amount. A council member must decide first.`,
    )
  throw Conflict(`The status of this work order is “${orderStatusLabels[facts.status]}”. ${listed(open)}`)
}

/** Refuses a step of whoever reported the trouble, who is told of the visit and of nothing else that is open. */
export const requireVisitOpen = (step: 'pick' | 'noneSuits', facts: Facts): void => {
  if (openSteps(facts).includes(step)) return
  if (facts.status === 'ordered') throw Conflict('No times are offered yet. We’ll let you know when there are.')
  if (facts.status === 'scheduled')
    throw Conflict(
      'A time has already been chosen. If it no longer works, send a message on the ticket; other times can be offered.',
    )
  throw Conflict('This work is done, so no visit is needed.')
}

/** Refuses a time that has begun by now. */
export const requireToCome = ({ from }: VisitSpan, now: Instant): void => {
  if (from <= now) throw Conflict('This time has passed. Choose another, or say that none work.')
}

/** Where an order stands after a step that is open to it. */
export const statusAfter = (step: OrderStepName, facts: Facts): OrderStatus => {
  const to = table[facts.status][step]!
  if (step === 'order' && needsApproval(facts.amountCents!, facts)) return 'awaiting_approval'
  return to === 'asBefore' ? facts.status : to
}

/** Where a rejected order goes back to; a rejected invoice stays where it is. */
export const statusRejected = ({ status, hasQuotes }: Pick<Facts, 'status' | 'hasQuotes'>): OrderStatus => {
  if (status === 'invoiced') return 'invoiced'
  return hasQuotes ? 'quoted' : 'draft'
}

/** What charging a unit depends on. */
interface ChargeFacts {
  status: OrderStatus
  chargedTo: CostBearer
  unitNumber: string | null
  isCharged: boolean
}

const worked: ReadonlySet<OrderStatus> = new Set(['done', 'invoiced', 'closed'])

/** Says why a unit can't be charged for an order; null where it can. */
export const chargeRefusal = ({ status, chargedTo, unitNumber, isCharged }: ChargeFacts): string | null => {
  if (chargedTo === 'common') return 'This is a common expense. Set who pays first.'
  if (unitNumber === null) return 'The ticket isn’t about a unit, so there’s none to charge.'
  if (!worked.has(status)) return 'The work isn’t done yet.'
  return isCharged ? `Unit ${unitNumber} was already charged. Cancel that charge first.` : null
}

/** Refuses a quote whose last day is over. */
export const requireHolds = ({ validUntil }: { validUntil: LocalDate | null }, today: LocalDate): void => {
  if (validUntil !== null && validUntil < today)
    throw Conflict(`This quote was valid until ${formatDate(validUntil)}. Request a new one.`)
}

/** Refuses a day of a quote that is over when it is given. */
export const requireAhead = (validUntil: LocalDate | null, today: LocalDate): void => {
  if (validUntil !== null && validUntil < today) throw InvalidField('validUntil', 'This date has passed')
}

/** Refuses an invoice of a day that is still to come. */
export const requireWritten = (on: LocalDate, today: LocalDate): void => {
  if (on > today) throw InvalidField('on', 'This date is in the future')
}

/** The warnings by which a vendor is not called without another look: a paper that is missing or over. */
export const papersMissing = (warnings: readonly VendorWarning[]): VendorWarning[] =>
  warnings.filter(({ about, tone }) => tone === 'bad' && (about === 'insurance' || about === 'clearance'))

/** Refuses a vendor that works here no longer, and one with a missing or expired paper unless that was read. */
export const requirePapers = (
  vendor: { name: string; warnings: readonly VendorWarning[]; endedOn: LocalDate | null },
  despiteWarnings: boolean,
): void => {
  if (vendor.endedOn !== null) throw Conflict(`${vendor.name} is no longer an active vendor.`)
  const missing = papersMissing(vendor.warnings)
  if (missing.length > 0 && !despiteWarnings)
    throw new Refusal(
      409,
      'VENDOR_WARNINGS',
      `${vendor.name}: ${missing.map(({ words }) => words).join(' ')} Order anyway, or choose another vendor.`,
    )
}

/** The times that are offered, as moments in their order; refuses what lies behind, far ahead, or ends before it begins. */
export const windowsFrom = (
  { windows }: Windows,
  { now, zone, today }: { now: Instant; zone: string; today: LocalDate },
) =>
  windows
    .map(({ on, from, until }, index): VisitSpan => {
      const fault = (field: string, message: string) => InvalidField(`windows.${index}.${field}`, message)
      const span = { from: instantOf(on, from, zone), until: instantOf(on, until, zone) }
      // The second also where the clocks skip the hour in spring.
      if (until <= from || span.until <= span.from) throw fault('until', 'The end time is before the start time')
      if (span.from <= now) throw fault('on', 'This time has passed')
      if (on > addDays(today, windowsMostDaysAhead)) throw fault('on', 'This date is too far ahead')
      if (windows.slice(0, index).some((one) => one.on === on && one.from === from && one.until === until))
        throw fault('from', 'This time is already listed')
      return span
    })
    .toSorted((a, b) => a.from.localeCompare(b.from))

interface BidFacts {
  isChosen: boolean
  isAsked: boolean
  hasQuote: boolean
  hasDeclined: boolean
}

export const bidStanding = ({ isChosen, isAsked, hasQuote, hasDeclined }: BidFacts): BidStanding => {
  if (isChosen) return 'chosen'
  if (hasQuote) return 'quoted'
  if (hasDeclined) return 'declined'
  return isAsked ? 'asked' : 'entered'
}

const choosing: ReadonlySet<OrderStatus> = new Set(['draft', 'asked', 'quoted', 'awaiting_approval'])

/** Where a vendor stands with an order. That a council member decides, and who else was asked, it is not told. */
export const linkedStanding = (status: OrderStatus, bid: BidFacts): LinkedStanding => {
  if (!choosing.has(status)) return bid.isChosen && status !== 'cancelled' ? (status as LinkedStanding) : 'elsewhere'
  if (bid.hasQuote) return 'quoted'
  return bid.hasDeclined ? 'declined' : 'asked'
}

const linkedSteps: Readonly<Record<LinkedStanding, readonly LinkedStep[]>> = {
  asked: ['quote', 'decline'],
  quoted: ['quote'],
  declined: ['quote'],
  elsewhere: [],
  ordered: ['offer', 'finish'],
  scheduled: ['offer', 'finish'],
  done: ['invoice'],
  invoiced: [],
  closed: [],
}

/** What a vendor can do by its link now; nothing while a council member decides. */
export const linkedCan = (status: OrderStatus, bid: BidFacts): LinkedStep[] =>
  status === 'awaiting_approval' ? [] : [...linkedSteps[linkedStanding(status, bid)]]

/** Refuses what the vendor's part of the order does not allow as it stands; 409 names what does. */
export const requireLinked = (step: LinkedStep, status: OrderStatus, bid: BidFacts): void => {
  const open = linkedCan(status, bid)
  if (open.includes(step)) return
  const next =
    open.length === 0
      ? 'There is nothing for you to do right now.'
      : `Available steps: ${open.map((one) => linkedStepLabels[one]).join(', ')}.`
  throw Conflict(`The work order doesn’t allow this right now. ${next}`)
}

/** How a vendor's link stands. */
export const linkStanding = (
  { sentAt, until, revokedAt }: { sentAt: Instant | null; until: Instant | null; revokedAt: Instant | null },
  now: Instant,
): LinkStanding => {
  if (sentAt === null || until === null) return 'none'
  if (revokedAt !== null) return 'revoked'
  return now < until ? 'works' : 'over'
}

/** Until when a link works that is sent or used now: short while nobody answered by it, long while the work goes on. */
export const linkUntil = (isAnswered: boolean, now: Instant): Instant =>
  later(now, isAnswered ? linkAnsweredMs : linkUnansweredMs)

/** Until when the links of an order work that ended now, and of a vendor that another one was preferred to. */
export const linkUntilAfterEnd = (now: Instant): Instant => later(now, linkAfterEndMs)
