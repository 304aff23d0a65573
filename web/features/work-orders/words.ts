import { formatMoney, plainDollars } from '../../../contract/money.ts'
import { formatDate, formatTime, localDateOf, localTimeOf } from '../../../contract/time.ts'
import type { Order, VisitSpan } from '../../../contract/work-orders/order.ts'

export const pageOf = ({ _id }: { _id: string }): string => `/work-orders/${_id}`

/** `Nov 24, 2026, 9:00 a.m. to 11:00 a.m.` by the clocks of a zone. */
export const spanWords = ({ from, until }: VisitSpan, zone: string): string => {
  const time = (at: string) => formatTime(localTimeOf(at, zone))
  return `${formatDate(localDateOf(from, zone))}, ${time(from)} to ${time(until)}`
}

/** Where the trouble is: `Unit 305, Kitchen`. */
export const placeOf = ({ place }: Pick<Order, 'place'>): string =>
  [place.unitNumber && `Unit ${place.unitNumber}`, place.words].filter(Boolean).join(', ') || 'Common property'

const nextOf: Readonly<Record<Order['status'], (order: Order) => string>> = {
  draft: () => 'Request quotes from vendors, or place the order for a set amount.',
  asked: ({ asked }) => (asked === 1 ? 'A vendor was asked for a quote.' : `${asked} vendors were asked for quotes.`),
  quoted: ({ quotes, asked }) => `${quotes} of ${asked} have quoted. Compare the quotes and place the order.`,
  awaiting_approval: ({ amountCents, limitCents }) =>
    `${formatMoney(amountCents ?? 0)} is above the ${formatMoney(limitCents)} limit. A council member approves or rejects it.`,
  ordered: ({ windows, vendor, noneSuitWords }) => {
    if (windows.length > 0) return 'You or the person who reported it can choose one of the times.'
    return noneSuitWords
      ? 'None of the times worked. New times need to be offered.'
      : `Waiting for ${vendor?.name} to offer times.`
  },
  scheduled: ({ vendor }) => `${vendor?.name} is coming at the chosen time.`,
  done: () => 'The work is done. Waiting for the invoice.',
  invoiced: ({ awaitsApproval }) =>
    awaitsApproval
      ? 'The invoice is above the approved amount. A council member approves or rejects it.'
      : 'Check the invoice, set who pays, and close the order.',
  closed: () => 'Nothing left to do.',
  cancelled: ({ endReason }) => `Cancelled: ${endReason}`,
}

/** What happens next with an order, for those who look after it. */
export const nextFor = (order: Order): string => nextOf[order.status](order)

/** Cents as a form is filled with them; nothing for none. */
export const dollarsOf = (cents: number | null): string => (cents === null ? '' : plainDollars(cents))
