import type { TicketHands } from '../../../../contract/tickets/ticket.ts'

export type Vendors = TicketHands['vendors']

/** What a choice of vendors offers, the preferred ones first. */
export const vendorChoices = (vendors: Vendors) =>
  vendors
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
    .map(({ _id, name, isPreferred }) => ({ value: _id, label: isPreferred ? `${name} (preferred)` : name }))
