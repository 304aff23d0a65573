import type { BookingStep } from '../../../../contract/bookings/booking.ts'

/** What was booked in the demo, and what became of it. Days are counted from today, hours are those of the building. */

/** Somebody whom visitors of the demo sign in as, or one of the residents who signed up, by their place among them. */
export type Who = 'olivia' | 'theo' | 'carla' | 'ben' | number

export interface DemoStep {
  by: 'manager' | 'booker'
  step: BookingStep['step']
  words?: string
  /** When: so many days ago, or so many hours before it begins (after it with a minus). */
  daysAgo?: number
  hoursBefore?: number
}

export interface DemoBooking {
  amenity: string
  who: Who
  /** Of the units of whoever has several. */
  unit?: string
  madeDaysAgo: number
  day: number
  from: string
  until: string
  /** How many days later it ends. */
  nights?: number
  people?: number
  guests?: number
  note?: string
  waits?: true
  /** Again every week, so many times in all. */
  weeks?: number
  checksIn?: true
  steps?: readonly DemoStep[]
  /** What the manager noted the day after it began, with a photo. */
  incident?: string
}

const approve = (daysAgo: number): DemoStep => ({ by: 'manager', step: 'approve', daysAgo })

const amenityRoom: readonly DemoBooking[] = [
  {
    ...{ amenity: 'Amenity room', who: 'olivia', madeDaysAgo: 30, day: -18, from: '14:00', until: '18:00' },
    ...{ unit: '703', people: 20, guests: 16, note: 'Birthday party. We’ll bring extra chairs for the kids.' },
    steps: [approve(29), { by: 'manager', step: 'returnDeposit', hoursBefore: -24 }],
  },
  {
    ...{ amenity: 'Amenity room', who: 4, madeDaysAgo: 12, day: -5, from: '18:00', until: '22:00', people: 12 },
    steps: [{ by: 'manager', step: 'decline', words: 'Council has a meeting in the room that night.', daysAgo: 11 }],
  },
  {
    ...{ amenity: 'Amenity room', who: 5, madeDaysAgo: 20, day: -3, from: '17:00', until: '22:00' },
    ...{ people: 32, guests: 28, note: 'Engagement party', steps: [approve(19)] },
  },
  {
    ...{ amenity: 'Amenity room', who: 6, madeDaysAgo: 9, day: 6, from: '13:00', until: '17:00' },
    ...{ people: 24, guests: 20, note: 'Class reunion', steps: [approve(8)] },
  },
  {
    ...{ amenity: 'Amenity room', who: 'olivia', madeDaysAgo: 1, day: 12, from: '18:00', until: '22:00' },
    ...{ unit: '703', people: 25, guests: 18, note: 'Book club with a few neighbours from the seventh floor' },
  },
  { amenity: 'Amenity room', who: 8, madeDaysAgo: 2, day: 16, from: '10:00', until: '14:00', people: 15, guests: 10 },
]

const guestSuite: readonly DemoBooking[] = [
  {
    ...{ amenity: 'Guest suite', who: 0, madeDaysAgo: 40, day: -20, from: '15:00', until: '11:00', nights: 2 },
    ...{ people: 2, guests: 2, steps: [{ by: 'manager', step: 'returnDeposit', hoursBefore: -72 }] },
  },
  {
    ...{ amenity: 'Guest suite', who: 1, madeDaysAgo: 33, day: -12, from: '15:00', until: '11:00', nights: 1 },
    ...{ people: 3, guests: 3, incident: 'Red wine on the rug. Had it cleaned the same day for $80.' },
    steps: [
      {
        by: 'manager',
        step: 'keepDeposit',
        words: '$80 for the rug cleaning; the rest was refunded.',
        hoursBefore: -48,
      },
    ],
  },
  {
    ...{ amenity: 'Guest suite', who: 'carla', madeDaysAgo: 25, day: -6, from: '15:00', until: '11:00', nights: 2 },
    ...{ people: 2, guests: 2, note: 'My parents are visiting' },
  },
  {
    ...{ amenity: 'Guest suite', who: 2, madeDaysAgo: 15, day: 1, from: '15:00', until: '11:00', nights: 1, people: 2 },
    steps: [{ by: 'booker', step: 'cancel', words: 'They’re coming in the spring instead.', daysAgo: 6 }],
  },
  {
    ...{ amenity: 'Guest suite', who: 'olivia', madeDaysAgo: 14, day: 4, from: '15:00', until: '11:00', nights: 2 },
    ...{ unit: '703', people: 2, guests: 2, note: 'My sister and her husband' },
  },
  {
    ...{ amenity: 'Guest suite', who: 'theo', madeDaysAgo: 5, day: 4, from: '15:00', until: '11:00', nights: 2 },
    ...{ people: 1, guests: 1, waits: true },
  },
  ...(['olivia', 'carla', 3, 7] as const).map((who, index): DemoBooking => ({
    ...{ amenity: 'Guest suite', who, madeDaysAgo: 8 - index, day: 40, from: '15:00', until: '11:00', nights: 1 },
    ...{ ...(who === 'olivia' && { unit: '703' }), people: 2, guests: 2, waits: true },
  })),
]

const terrace: readonly DemoBooking[] = [
  { amenity: 'Roof terrace', who: 3, madeDaysAgo: 24, day: -15, from: '17:00', until: '20:00', people: 8, guests: 6 },
  {
    amenity: 'Roof terrace',
    who: 'theo',
    madeDaysAgo: 14,
    day: -10,
    from: '18:00',
    until: '21:00',
    people: 5,
    guests: 4,
  },
  { amenity: 'Roof terrace', who: 9, madeDaysAgo: 14, day: -10, from: '17:30', until: '20:00', people: 10, guests: 8 },
  {
    ...{
      amenity: 'Roof terrace',
      who: 7,
      madeDaysAgo: 9,
      day: -4,
      from: '18:00',
      until: '21:00',
      people: 6,
      guests: 4,
    },
    steps: [{ by: 'booker', step: 'cancel', words: 'Rain in the forecast', hoursBefore: 4 }],
  },
  { amenity: 'Roof terrace', who: 6, madeDaysAgo: 4, day: 1, from: '18:00', until: '20:00', people: 10, guests: 8 },
  { amenity: 'Roof terrace', who: 10, madeDaysAgo: 3, day: 1, from: '19:00', until: '21:00', people: 12, guests: 8 },
  {
    ...{ amenity: 'Roof terrace', who: 'olivia', madeDaysAgo: 3, day: 3, from: '18:00', until: '20:30' },
    ...{ unit: '703', people: 6, guests: 4 },
  },
  { amenity: 'Roof terrace', who: 'theo', madeDaysAgo: 2, day: 5, from: '17:00', until: '19:00', people: 3, guests: 2 },
]

const court: readonly DemoBooking[] = [
  {
    amenity: 'Squash court',
    who: 'theo',
    madeDaysAgo: 16,
    day: -13,
    from: '19:00',
    until: '20:00',
    people: 2,
    guests: 1,
  },
  {
    amenity: 'Squash court',
    who: 'olivia',
    unit: '703',
    madeDaysAgo: 9,
    day: -7,
    from: '18:00',
    until: '19:00',
    people: 2,
  },
  { amenity: 'Squash court', who: 4, madeDaysAgo: 5, day: -2, from: '07:00', until: '08:00', people: 2, guests: 1 },
  { amenity: 'Squash court', who: 'carla', madeDaysAgo: 5, day: 3, from: '07:00', until: '08:00', people: 2, weeks: 4 },
  // Whoever had it gave it back today: it is held for Olivia, and Theo comes after her.
  {
    ...{ amenity: 'Squash court', who: 8, madeDaysAgo: 7, day: 2, from: '18:00', until: '19:00', people: 2 },
    steps: [{ by: 'booker', step: 'cancel', words: 'Hurt my knee', daysAgo: 0 }],
  },
  {
    ...{ amenity: 'Squash court', who: 'olivia', madeDaysAgo: 5, day: 2, from: '18:00', until: '19:00', people: 2 },
    ...{ unit: '703', waits: true },
  },
  {
    amenity: 'Squash court',
    who: 'theo',
    madeDaysAgo: 3,
    day: 2,
    from: '18:00',
    until: '19:00',
    people: 2,
    waits: true,
  },
]

const elevator: readonly DemoBooking[] = [
  {
    ...{ amenity: 'Moving elevator', who: 11, madeDaysAgo: 25, day: -9, from: '09:00', until: '13:00' },
    ...{ note: 'Moving in', steps: [approve(24), { by: 'manager', step: 'returnDeposit', hoursBefore: -26 }] },
  },
  {
    ...{ amenity: 'Moving elevator', who: 9, madeDaysAgo: 6, day: 9, from: '10:00', until: '14:00' },
    ...{ note: 'Moving a piano; the movers have done it before', steps: [approve(5)] },
  },
]

const hours = ['06', '07', '18', '12', '19', '17', '20', '08'] as const

/** The gym on most days of four weeks, by one after the other; now and then somebody does not come. */
const gym: readonly DemoBooking[] = [
  ...Array.from({ length: 36 }, (_, index): DemoBooking => {
    const past = -29 + Math.floor((index * 7) / 8)
    // Today stays free, so that nobody has missed a time of it.
    const day = past < 0 ? past : past + 1
    const hour = hours[(index * 3) % hours.length]!
    const until = `${String(Number(hour) + 1).padStart(2, '0')}:00`
    const booking = { amenity: 'Gym', who: index % 12, madeDaysAgo: 1 - day, day, from: `${hour}:00`, until } as const
    return day < 0 && index % 10 !== 9
      ? { ...booking, checksIn: true }
      : { ...booking, madeDaysAgo: Math.max(1, 1 - day) }
  }),
  { amenity: 'Gym', who: 'olivia', unit: '703', madeDaysAgo: 9, day: -8, from: '18:00', until: '19:00' },
  { amenity: 'Gym', who: 'theo', madeDaysAgo: 4, day: -3, from: '20:00', until: '21:00', checksIn: true },
]

export const harbourStory: readonly DemoBooking[] = [
  ...amenityRoom,
  ...guestSuite,
  ...terrace,
  ...court,
  ...elevator,
  ...gym,
]

export const prairieStory: readonly DemoBooking[] = [
  {
    amenity: 'Party room',
    who: 'ben',
    madeDaysAgo: 20,
    day: -11,
    from: '10:00',
    until: '23:00',
    people: 18,
    guests: 15,
  },
  { amenity: 'Party room', who: 'ben', madeDaysAgo: 2, day: 23, from: '10:00', until: '23:00', people: 12, guests: 10 },
]
