import type { AutomaticCharges } from '../../../../contract/ledger/books.ts'
import { formatMonth } from '../../../../contract/time.ts'

/** Says what is charged to owners’ accounts automatically, a sentence each. */
export const automaticWords = ({ bookings, stallRentsFrom }: AutomaticCharges): string[] => {
  const said = [
    ...(bookings ? ['Amenity fees and deposits are charged when a booking is confirmed.'] : []),
    ...(stallRentsFrom ? [`Stall rents are charged monthly, starting ${formatMonth(stallRentsFrom)}.`] : []),
  ]
  return said.length > 0 ? said : ['Nothing is charged automatically.']
}
