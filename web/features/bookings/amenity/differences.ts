import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { AmenityRead } from './amenity-values.ts'

/** What the parts of an amenity are called where two versions of it differ. */
const names: Readonly<Partial<Record<keyof AmenityRead, string>>> = {
  name: 'name',
  place: 'place',
  description: 'description',
  mode: 'how it is booked',
  hours: 'opening hours',
  slotMinutes: 'length of a time in minutes',
  arrivesAt: 'arrival',
  leavesAt: 'leaving',
  capacity: 'how many it holds',
  peopleMost: 'people at most',
  guestsMost: 'guests at most',
  eligible: 'who may book',
  sharing: 'limits and windows',
  needsApproval: 'approval',
  hasWaitlist: 'waitlist',
  cancelBeforeMinutes: 'when a cancellation is late',
  needsCheckIn: 'check-in',
  feeCents: 'fee in cents',
  depositCents: 'deposit in cents',
  authority: 'bylaw or rule',
  rules: 'rules',
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Where somebody else's version differs from what would be sent, a line a part. */
export const differences = (theirs: Amenity, mine: AmenityRead): string[] =>
  (Object.keys(names) as (keyof AmenityRead)[])
    .filter((field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]))
    .map((field) => {
      const value = theirs[field]
      return isPlain(value) && field !== 'rules' && field !== 'mode'
        ? `${names[field]}: ${value}`
        : `${names[field]}: other than yours`
    })
