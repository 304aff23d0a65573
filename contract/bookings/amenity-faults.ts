import type { z } from 'zod'
import { amenityPartiesMost } from '../limits/bookings.ts'
import type { AmenityCapacity, AmenityMode } from './kinds.ts'

import type { LocalTime } from '../time.ts'

/** What the fields of an amenity must say of each other. */
interface Said {
  mode: AmenityMode
  hours: Readonly<Record<string, { from: LocalTime; until: string } | null>>
  slotMinutes: number
  arrivesAt: LocalTime
  leavesAt: LocalTime
  sharing: {
    stepMinutes: number | null
    shortestMinutes: number | null
    longestMinutes: number | null
    noticeMinutes: number | null
    advanceDays: number | null
  }
  capacityKind: AmenityCapacity
  capacity: number
  peopleMost: number | null
  needsApproval: boolean
  declineAfterHours: number | null
  feeCents: number
  depositCents: number
  bylawId: string | null
  authorityKind: 'bylaw' | 'rule' | null
  authority: string
}

/** What a fee without anything that allows it is refused with. */
export const authorityMissing = 'A fee or deposit needs a bylaw or ratified rule'

/** Tells whether it costs something and doesn’t point to a text of the register, which names itself. */
const needsAuthority = ({ feeCents, depositCents, bylawId }: Said): boolean =>
  bylawId === null && (feeCents > 0 || depositCents > 0)

const dayMinutes = 24 * 60
const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}
/** From one time of day to another; one that is not later is on the next day. */
const between = (from: string, until: string): number => {
  const minutes = minutesOf(until) - minutesOf(from)
  return minutes > 0 ? minutes : minutes + dayMinutes
}
const openMinutes = ({ hours }: Said): number[] =>
  Object.values(hours).flatMap((day) => (day ? [between(day.from, day.until)] : []))

/** The lengths that can be chosen: of a fixed time just these, of a free one anything up to the longest day. */
const lengthsOf = (said: Said): { fixed: boolean; minutes: number[] } => {
  const { mode, slotMinutes, arrivesAt, leavesAt } = said
  if (mode === 'slot') return { fixed: true, minutes: [slotMinutes] }
  if (mode === 'overnight') return { fixed: true, minutes: [between(arrivesAt, leavesAt)] }
  return { fixed: mode === 'day', minutes: openMinutes(said) }
}

/** Tells whether the longest booking is shorter than every length that can be chosen. */
const isTooShort = (said: Said): boolean => {
  const { fixed, minutes } = lengthsOf(said)
  const longest = said.sharing.longestMinutes ?? Infinity
  const least = fixed ? Math.min(...minutes) : (said.sharing.shortestMinutes ?? said.sharing.stepMinutes ?? 0)
  return longest < least
}
/** Tells whether the shortest booking is longer than every length that can be chosen; a stay may last several nights. */
const isTooLong = (said: Said): boolean =>
  said.mode !== 'overnight' && (said.sharing.shortestMinutes ?? 0) > Math.max(0, ...lengthsOf(said).minutes)
/** Tells whether it must be asked for earlier than it may be: the last day that may be asked for ends in `advanceDays`. */
const isTooEarly = ({ sharing: { noticeMinutes, advanceDays } }: Said): boolean =>
  noticeMinutes !== null && advanceDays !== null && noticeMinutes >= (advanceDays + 1) * dayMinutes

const faults: readonly (readonly [string, string, (said: Said) => boolean])[] = [
  [
    'hours',
    'Set opening hours for at least one day',
    ({ mode, hours }) => mode !== 'overnight' && Object.values(hours).every((day) => day === null),
  ],
  [
    'capacity',
    'Only one party can book it at a time',
    (said) => said.capacityKind === 'exclusive' && said.capacity !== 1,
  ],
  [
    'capacity',
    `Up to ${amenityPartiesMost} parties`,
    (said) => said.capacityKind === 'parties' && said.capacity > amenityPartiesMost,
  ],
  [
    'sharing.stepMinutes',
    'A start interval applies only if start times are flexible',
    ({ mode, sharing }) => mode !== 'free' && mode !== 'move' && sharing.stepMinutes !== null,
  ],
  [
    'slotMinutes',
    'This is outside the allowed booking length',
    (said) => said.mode === 'slot' && (isTooShort(said) || isTooLong(said)),
  ],
  [
    'sharing.longestMinutes',
    'No booking would be possible: this is shorter than one stay',
    (said) => said.mode === 'overnight' && isTooShort(said),
  ],
  [
    'sharing.longestMinutes',
    'No booking would be possible: this is less than the minimum length',
    (said) => said.mode !== 'overnight' && said.mode !== 'slot' && isTooShort(said),
  ],
  [
    'sharing.shortestMinutes',
    'No booking would be possible: this is longer than any day’s opening hours',
    (said) => said.mode !== 'slot' && isTooLong(said),
  ],
  ['sharing.noticeMinutes', 'No booking would be possible: this is before bookings open', isTooEarly],
  [
    'peopleMost',
    'This is more than the capacity',
    (said) => said.capacityKind === 'people' && said.peopleMost !== null && said.peopleMost > said.capacity,
  ],
  [
    'declineAfterHours',
    'This applies only if bookings need approval',
    (said) => !said.needsApproval && said.declineAfterHours !== null,
  ],
  ['authorityKind', authorityMissing, (said) => needsAuthority(said) && said.authorityKind === null],
  ['authority', 'Enter the bylaw or rule that allows it', (said) => needsAuthority(said) && said.authority === ''],
]

/** Says at a field what it cannot be beside the others. */
export const amenityFaults = (said: Said, context: z.core.$RefinementCtx): void => {
  for (const [field, message, isWrong] of faults)
    if (isWrong(said)) context.addIssue({ code: 'custom', path: field.split('.'), message })
}
