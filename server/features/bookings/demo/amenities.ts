import type { z } from 'zod'
import type { AmenityDraft } from '../../../../contract/bookings/amenity.ts'
import { weekdays } from '../../../../contract/weekdays.ts'
import type { Scene } from './pictures.ts'

type Draft = z.input<typeof AmenityDraft>

/** What of the demo's buildings can be booked. Dates are days from today. */
export interface DemoAmenity {
  draft: Draft
  photo?: Scene
  closures?: readonly { from: number; to: number; why: string }[]
  peak?: { name: string; from: number; to: number; drawsOn: number }
  /** Why it is no longer booked. */
  retired?: string
}

const daily = (from: string, until: string) =>
  Object.fromEntries(weekdays.map((day) => [day, { from, until }])) as Draft['hours']

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

const amenityRoom: Draft = {
  name: 'Amenity room',
  place: 'Level 1, beside the lobby',
  description: 'Seating for 40, a kitchen with a dishwasher, and a big screen.',
  mode: 'free',
  hours: daily('09:00', '23:00'),
  peopleMost: 40,
  guestsMost: 30,
  sharing: {
    quotas: [{ most: 2, of: 'times', per: 'month' }],
    shortestMinutes: 2 * hourMinutes,
    longestMinutes: 8 * hourMinutes,
    stepMinutes: 30,
    advanceDays: 90,
    bufferAfterMinutes: hourMinutes,
  },
  needsApproval: true,
  declineAfterHours: 120,
  cancelBeforeMinutes: 3 * dayMinutes,
  feeCents: 5000,
  depositCents: 20_000,
  authorityKind: 'bylaw',
  authority: '10',
  rules: [
    'Music off by 10 p.m.',
    'Leave the room as you found it: chairs stacked, dishes washed, garbage taken down.',
    'You’re responsible for your guests and need to be there as long as they are.',
  ].join('\n'),
}

const guestSuite: Draft = {
  name: 'Guest suite',
  place: 'Unit 109',
  description: 'Double bed, sofa bed, bathroom and kitchenette. Linens are in the closet.',
  mode: 'overnight',
  hours: daily('00:00', '24:00'),
  peopleMost: 4,
  guestsMost: 4,
  eligible: ['residentOwner', 'offsiteOwner', 'tenant', 'occupant'],
  sharing: {
    quotas: [
      { most: 6, of: 'nights', per: 'month' },
      { most: 30, of: 'nights', per: 'year' },
    ],
    advanceDays: 120,
  },
  offerMinutes: 12 * hourMinutes,
  cancelBeforeMinutes: 2 * dayMinutes,
  feeCents: 9000,
  feePer: 'day',
  depositCents: 15_000,
  authorityKind: 'bylaw',
  authority: '10',
  rules:
    'No smoking and no pets.\nCheck in after 3 p.m., check out by 11 a.m., and leave the key in the lobby lockbox.',
}

const gym: Draft = {
  name: 'Gym',
  place: 'Level 2',
  description: 'Two squat racks, a cable machine and three treadmills.',
  mode: 'slot',
  hours: daily('00:00', '24:00'),
  capacityKind: 'parties',
  capacity: 6,
  peopleMost: 2,
  guestsMost: 1,
  sharing: {
    quotas: [{ most: 2, of: 'times', per: 'day' }],
    advanceDays: 7,
    strikes: { most: 3, withinDays: 30, suspendDays: 7 },
  },
  needsCheckIn: true,
  cancelBeforeMinutes: 2 * hourMinutes,
  rules: 'Bring a towel. Wipe down the equipment. Put the weights back.',
}

const terrace: Draft = {
  name: 'Roof terrace',
  place: 'Level 10',
  description: 'Two barbecues, tables with umbrellas, and a great sunset.',
  mode: 'free',
  hours: daily('10:00', '22:00'),
  capacityKind: 'people',
  capacity: 30,
  peopleMost: 12,
  guestsMost: 8,
  sharing: { longestMinutes: 4 * hourMinutes, stepMinutes: 30, advanceDays: 30, mostAhead: 2 },
  cancelBeforeMinutes: dayMinutes,
  lateIsStrike: true,
  rules: 'No glass near the edge. Turn the gas off at the tank. Quiet from 9 p.m.',
}

const court: Draft = {
  name: 'Squash court',
  place: 'Level P1',
  mode: 'slot',
  hours: daily('06:00', '22:00'),
  peopleMost: 4,
  guestsMost: 3,
  sharing: { quotas: [{ most: 3, of: 'times', per: 'week' }], advanceDays: 30 },
  offerMinutes: dayMinutes,
  cancelBeforeMinutes: 12 * hourMinutes,
  rules: 'Non-marking shoes only.',
}

const elevator: Draft = {
  name: 'Moving elevator',
  place: 'Elevator 2',
  description: 'Padded and reserved for your move. The caretaker hangs the pads.',
  mode: 'move',
  hours: { ...daily('09:00', '17:00'), sunday: null },
  sharing: {
    shortestMinutes: 2 * hourMinutes,
    longestMinutes: 4 * hourMinutes,
    stepMinutes: hourMinutes,
    noticeMinutes: 7 * dayMinutes,
  },
  eligible: ['residentOwner', 'offsiteOwner', 'tenant', 'occupant'],
  hasWaitlist: false,
  needsApproval: true,
  depositCents: 30_000,
  authorityKind: 'bylaw',
  authority: '5',
  rules:
    'Moves end at 5 p.m. Keep the lobby doors closed when you’re not carrying anything. Damage comes out of the deposit.',
}

const sauna: Draft = {
  name: 'Sauna',
  place: 'Level 2',
  mode: 'slot',
  hours: daily('16:00', '22:00'),
  slotMinutes: hourMinutes,
}

export const harbourAmenities: readonly DemoAmenity[] = [
  { draft: amenityRoom, photo: 'room' },
  {
    draft: guestSuite,
    photo: 'suite',
    closures: [{ from: 15, to: 16, why: 'New carpet' }],
    peak: { name: 'Fireworks weekend', from: 40, to: 41, drawsOn: 21 },
  },
  { draft: gym, photo: 'gym' },
  { draft: terrace, photo: 'terrace', closures: [{ from: 20, to: 24, why: 'Deck oiling' }] },
  { draft: court, photo: 'court' },
  { draft: elevator, photo: 'elevator' },
  { draft: sauna, retired: 'The heater failed its inspection.' },
]

export const prairieAmenities: readonly DemoAmenity[] = [
  {
    draft: {
      name: 'Party room',
      place: 'Main floor',
      mode: 'day',
      hours: daily('10:00', '23:00'),
      peopleMost: 30,
      guestsMost: 25,
      sharing: { quotas: [{ most: 1, of: 'times', per: 'month', by: 'unit' }], advanceDays: 90 },
      depositCents: 10_000,
      authorityKind: 'bylaw',
      authority: '22',
      rules: 'Clean up the same night.',
    },
    photo: 'room',
  },
]
