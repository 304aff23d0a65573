import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { AmenityRead } from './amenity-values.ts'

/** What the parts of an amenity are called where two versions of it differ. */
const names: Readonly<Partial<Record<keyof AmenityRead, string>>> = {
  name: 'name',
  place: 'place',
  description: 'description',
  mode: 'booking type',
  hours: 'opening hours',
  slotMinutes: 'slot length in minutes',
  arrivesAt: 'arrival',
  leavesAt: 'departure',
  capacity: 'capacity',
  peopleMost: 'maximum people',
  guestsMost: 'maximum guests',
  eligible: 'eligible to book',
  sharing: 'limits and booking windows',
  needsApproval: 'approval',
  hasWaitlist: 'waitlist',
  cancelBeforeMinutes: 'late cancellation cut-off',
  needsCheckIn: 'check-in',
  feeCents: 'fee',
  depositCents: 'deposit',
  authority: 'bylaw or rule',
  rules: 'rules',
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const shown = (field: keyof AmenityRead, value: string | number): string =>
  typeof value === 'number' && field.endsWith('Cents') ? formatMoney(value) : String(value)

/** Tells whether two versions rest on different texts; one of the register says its own words. */
const restsElsewhere = (theirs: Amenity, mine: AmenityRead): boolean =>
  theirs.bylawId !== mine.bylawId || (mine.bylawId === null && theirs.authority !== mine.authority)

const differs = (field: keyof AmenityRead, theirs: Amenity, mine: AmenityRead): boolean =>
  field === 'authority' ? restsElsewhere(theirs, mine) : JSON.stringify(theirs[field]) !== JSON.stringify(mine[field])

/** Where somebody else’s version differs from what would be sent, a line a part. */
export const differences = (theirs: Amenity, mine: AmenityRead): string[] =>
  (Object.keys(names) as (keyof AmenityRead)[])
    .filter((field) => differs(field, theirs, mine))
    .map((field) => {
      const value = theirs[field]
      return isPlain(value) && field !== 'rules' && field !== 'mode'
        ? `${names[field]}: ${shown(field, value)}`
        : `${names[field]}: different from yours`
    })
