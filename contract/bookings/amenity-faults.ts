import type { z } from 'zod'
import { amenityPartiesMost } from '../limits/bookings.ts'
import type { AmenityCapacity, AmenityMode } from './kinds.ts'

/** What the fields of an amenity must say of each other. */
interface Said {
  mode: AmenityMode
  hours: Readonly<Record<string, unknown>>
  slotMinutes: number
  sharing: { stepMinutes: number | null; shortestMinutes: number | null; longestMinutes: number | null }
  capacityKind: AmenityCapacity
  capacity: number
  peopleMost: number | null
  needsApproval: boolean
  declineAfterHours: number | null
  feeCents: number
  depositCents: number
  authorityKind: 'bylaw' | 'rule' | null
  authority: string
}

const costs = ({ feeCents, depositCents }: Said): boolean => feeCents > 0 || depositCents > 0

/** Where fixed times are chosen, these lengths would refuse every one of them. */
const refusesSlots = ({ mode, slotMinutes, sharing }: Said): boolean =>
  mode === 'slot' &&
  ((sharing.shortestMinutes ?? 0) > slotMinutes || (sharing.longestMinutes ?? Infinity) < slotMinutes)

const faults: readonly (readonly [string, string, (said: Said) => boolean])[] = [
  [
    'hours',
    'Say on which days it is open',
    ({ mode, hours }) => mode !== 'overnight' && Object.values(hours).every((day) => day === null),
  ],
  ['capacity', 'Only one party has it at a time', (said) => said.capacityKind === 'exclusive' && said.capacity !== 1],
  [
    'capacity',
    `At most ${amenityPartiesMost} parties`,
    (said) => said.capacityKind === 'parties' && said.capacity > amenityPartiesMost,
  ],
  [
    'sharing.stepMinutes',
    'Only a free time starts every so many minutes',
    ({ mode, sharing }) => mode !== 'free' && mode !== 'move' && sharing.stepMinutes !== null,
  ],
  ['slotMinutes', 'This is shorter or longer than a booking may be', refusesSlots],
  [
    'peopleMost',
    'More people than it holds',
    (said) => said.capacityKind === 'people' && said.peopleMost !== null && said.peopleMost > said.capacity,
  ],
  [
    'declineAfterHours',
    'Only what is approved by hand can wait',
    (said) => !said.needsApproval && said.declineAfterHours !== null,
  ],
  [
    'authorityKind',
    'A fee or a deposit needs a bylaw or a ratified rule',
    (said) => costs(said) && said.authorityKind === null,
  ],
  ['authority', 'Say which bylaw or rule allows it', (said) => costs(said) && said.authority === ''],
]

/** Says at a field what it cannot be beside the others. */
export const amenityFaults = (said: Said, context: z.core.$RefinementCtx): void => {
  for (const [field, message, isWrong] of faults)
    if (isWrong(said)) context.addIssue({ code: 'custom', path: field.split('.'), message })
}
