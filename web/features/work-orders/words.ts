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
  draft: () => 'Ask vendors for quotes, or order the work for an amount.',
  asked: ({ asked }) => (asked === 1 ? 'A vendor was asked for a quote.' : `${asked} vendors were asked for quotes.`),
  quoted: ({ quotes, asked }) => `${quotes} of ${asked} have given a price. Compare them and order by one.`,
  awaiting_approval: ({ amountCents, limitCents }) =>
    `${formatMoney(amountCents ?? 0)} is above ${formatMoney(limitCents)}. A council member approves or rejects it.`,
  ordered: ({ windows, vendor, noneSuitWords }) => {
    if (windows.length > 0) return 'Whoever reported it, or you, picks one of the times.'
    return noneSuitWords ? 'None of the times suited. Others are to be offered.' : `${vendor?.name} is to offer times.`
  },
  scheduled: ({ vendor }) => `${vendor?.name} comes at the time that was picked.`,
  done: () => 'The work is done. Its invoice is to come.',
  invoiced: ({ awaitsApproval }) =>
    awaitsApproval
      ? 'The invoice is above what is approved. A council member approves or rejects it.'
      : 'Look at the invoice, say who bears the cost, and close the order.',
  closed: () => 'Nothing is left to do.',
  cancelled: ({ endReason }) => `Cancelled: ${endReason}`,
}

/** What happens next with an order, for those who look after it. */
export const nextFor = (order: Order): string => nextOf[order.status](order)

/** Cents as a form is filled with them; nothing for none. */
export const dollarsOf = (cents: number | null): string => (cents === null ? '' : plainDollars(cents))
