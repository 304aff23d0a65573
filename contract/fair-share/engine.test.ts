import { describe, expect, it } from 'vitest'
import { judge } from '../fair-share.ts'
import { drawLots } from './lottery.ts'
import { Policy } from './policy.ts'
import { usedOf } from './quota.ts'
import type { Asked, Use } from './uses.ts'
import { heldUntil, nextInLine } from './waitlist.ts'

const zone = 'America/Vancouver'
const unitId = 'unit-1'
/** By the building's clocks, UTC-7 all year. */
const at = (local: string) => new Date(`${local}:00.000-07:00`).toISOString()
const now = at('2026-11-20T12:00')

const asked = (from: string, until: string, more: Partial<Asked> = {}): Asked => ({
  unitId,
  from: at(from),
  until: at(until),
  verb: 'book',
  ...more,
})
const used = (from: string, until: string, more: Partial<Use> = {}): Use => ({
  unitId,
  from: at(from),
  until: at(until),
  at: at('2026-01-01T00:00'),
  state: 'held',
  ...more,
})
const night = (day: number, more: Partial<Use> = {}) =>
  used(`2026-11-${String(day).padStart(2, '0')}T20:00`, `2026-11-${String(day + 1).padStart(2, '0')}T09:00`, more)
const nights = (...days: number[]) => days.map((day) => night(day))

type Row = [what: string, policy: object, asked: Asked, uses: Use[], says: string | null, from?: string | null]

const nightsPerMonth = { quotas: [{ most: 8, of: 'nights', per: 'month' }] }
const stay = asked('2026-11-20T20:00', '2026-11-21T09:00', { verb: 'register' })
const eight = nights(1, 2, 3, 4, 5, 6, 7, 8)
const hour = asked('2026-11-25T10:00', '2026-11-25T11:00')
const once = (per: unknown, of = 'times', most = 1) => ({ quotas: [{ most, of, per }] })
const plated = { ...stay, plate: 'ABC123' }
const seen = (days: number[]) => days.map((day) => night(day, { unitId: 'unit-2', plate: 'ABC123' }))
const inARow = { consecutive: { nights: 3, restNights: 7 } }

const rows: Row[] = [
  [
    'all nights of the month used',
    nightsPerMonth,
    stay,
    eight,
    'You have used 8 of 8 overnights in November; from Dec 1 you can register again.',
    '2026-12-01T20:00',
  ],
  [
    'the same for a unit',
    nightsPerMonth,
    { ...stay, voice: 'unit' },
    eight,
    'The unit has used 8 of 8 overnights in November; from Dec 1 it can register again.',
    '2026-12-01T20:00',
  ],
  ['a night left', nightsPerMonth, stay, eight.slice(1), null],
  ['freed uses count nowhere', nightsPerMonth, stay, eight.map((use) => ({ ...use, state: 'freed' as const })), null],
  [
    'no-shows count',
    nightsPerMonth,
    stay,
    eight.map((use) => ({ ...use, state: 'missed' as const })),
    'You have used 8 of 8 overnights in November; from Dec 1 you can register again.',
    '2026-12-01T20:00',
  ],
  ['those of others do not', nightsPerMonth, stay, eight.map((use) => ({ ...use, unitId: 'unit-2' })), null],
  ['a visit that sees no night', nightsPerMonth, asked('2026-11-20T20:00', '2026-11-21T03:00'), eight, null],
  [
    'the night before the first belongs to the month before',
    nightsPerMonth,
    asked('2026-12-01T01:00', '2026-12-01T08:00', { verb: 'register' }),
    eight,
    'You have used 8 of 8 overnights in November; from Dec 2 you can register again.',
    '2026-12-02T01:00',
  ],
  [
    'several nights when one is left',
    nightsPerMonth,
    asked('2026-11-20T20:00', '2026-11-22T09:00', { verb: 'register' }),
    eight.slice(1),
    'You have used 7 of 8 overnights in November and this needs 2; from Nov 30 it is possible.',
    '2026-11-30T20:00',
  ],
  [
    'more than a month ever has',
    once('year', 'nights', 1),
    asked('2026-11-20T20:00', '2026-11-23T09:00'),
    [],
    'This needs 3 overnights; at most 1 can be had in 2026.',
    null,
  ],
  [
    'once a day',
    once('day'),
    hour,
    [used('2026-11-25T08:00', '2026-11-25T09:00')],
    'You have used 1 of 1 booking on Nov 25; from Nov 26 you can book again.',
    '2026-11-26T10:00',
  ],
  [
    'twice a week',
    once('week', 'times', 2),
    hour,
    [used('2026-11-23T08:00', '2026-11-23T09:00'), used('2026-11-29T08:00', '2026-11-29T09:00')],
    'You have used 2 of 2 bookings in the week from Nov 23; from Nov 30 you can book again.',
    '2026-11-30T10:00',
  ],
  ['the Sunday before is another week', once('week'), hour, [used('2026-11-22T08:00', '2026-11-22T09:00')], null],
  [
    'once a year',
    once('year'),
    hour,
    [used('2026-01-23T08:00', '2026-01-23T09:00')],
    'You have used 1 of 1 booking in 2026; from Jan 1, 2027 you can book again.',
    '2027-01-01T10:00',
  ],
  [
    'a month of next year is named with it',
    once('month'),
    asked('2027-02-10T10:00', '2027-02-10T11:00'),
    [used('2027-02-01T10:00', '2027-02-01T11:00')],
    'You have used 1 of 1 booking in February 2027; from Mar 1, 2027 you can book again.',
    '2027-03-01T10:00',
  ],
  [
    'once in thirty days',
    once({ days: 30 }),
    hour,
    [used('2026-11-01T10:00', '2026-11-01T11:00')],
    'You have used 1 of 1 booking within 30 days; from Dec 1 you can book again.',
    '2026-12-01T10:00',
  ],
  [
    'rolling days look ahead too',
    once({ days: 3 }),
    hour,
    [used('2026-11-27T10:00', '2026-11-27T11:00')],
    'You have used 1 of 1 booking within 3 days; from Nov 30 you can book again.',
    '2026-11-30T10:00',
  ],
  [
    'one day at a time',
    once({ days: 1 }),
    hour,
    [used('2026-11-25T08:00', '2026-11-25T09:00')],
    'You have used 1 of 1 booking within 1 day; from Nov 26 you can book again.',
    '2026-11-26T10:00',
  ],
  [
    'hours by day over midnight',
    once('day', 'hours', 2),
    asked('2026-11-25T22:00', '2026-11-26T02:00'),
    [used('2026-11-26T10:00', '2026-11-26T10:30')],
    'You have used 0.5 of 2 hours on Nov 26 and this needs 2; from Nov 27 it is possible.',
    '2026-11-27T22:00',
  ],
  [
    'a plate across units',
    { quotas: [{ most: 2, of: 'nights', per: 'week', by: 'plate' }] },
    plated,
    seen([16, 17]),
    'ABC123 has used 2 of 2 overnights in the week from Nov 16; from Nov 23 you can register it again.',
    '2026-11-23T20:00',
  ],
  [
    'no plate, no rule by plate',
    { quotas: [{ most: 1, of: 'nights', per: 'week', by: 'plate' }], atOnce: [{ most: 1, by: 'plate' }], ...inARow },
    stay,
    seen([17, 18, 19, 20]),
    null,
  ],

  [
    'a fourth night in a row',
    inARow,
    plated,
    seen([17, 18, 19]),
    'ABC123 can have at most 3 nights in a row and then 7 without; from Nov 27 you can register it again.',
    '2026-11-27T20:00',
  ],
  ['a third night in a row', inARow, plated, seen([18, 19]), null],
  ['a night once counted is not counted twice', inARow, plated, seen([18, 19, 20]), null],
  [
    'too soon after three in a row',
    inARow,
    plated,
    seen([11, 12, 13]),
    'ABC123 can have at most 3 nights in a row and then 7 without; from Nov 21 you can register it again.',
    '2026-11-21T20:00',
  ],
  [
    'before a run that is registered already',
    inARow,
    plated,
    seen([21, 22, 23]),
    'ABC123 can have at most 3 nights in a row and then 7 without; from Dec 1 you can register it again.',
    '2026-12-01T20:00',
  ],
  ['what others got before is not judged', inARow, plated, seen([1, 2, 3, 4]), null],
  [
    'four nights at once',
    inARow,
    { ...plated, until: at('2026-11-24T09:00') },
    [],
    'ABC123 can have at most 3 nights in a row and then 7 without.',
    null,
  ],
  [
    'a unit without a rest',
    { consecutive: { nights: 1, restNights: 0, by: 'unit' } },
    stay,
    nights(19),
    'At most 1 night in a row; from Nov 21 you can register again.',
    '2026-11-21T20:00',
  ],
  ['no night at all', inARow, { ...plated, until: at('2026-11-20T22:00') }, seen([17, 18, 19]), null],

  [
    'one at a time',
    { atOnce: [{ most: 1 }] },
    hour,
    [used('2026-11-25T10:30', '2026-11-25T12:00')],
    'You have 1 of 1 booking at that time; from Nov 25, 12:00 p.m. you can book again.',
    '2026-11-25T12:00',
  ],
  ['touching is not at a time', { atOnce: [{ most: 1 }] }, hour, [used('2026-11-25T11:00', '2026-11-25T12:00')], null],
  [
    'two, one after the other, are one at a time',
    { atOnce: [{ most: 2 }] },
    hour,
    [used('2026-11-25T10:00', '2026-11-25T10:30'), used('2026-11-25T10:30', '2026-11-25T11:00')],
    null,
  ],
  [
    'a plate at a time',
    { atOnce: [{ most: 1, by: 'plate' }] },
    plated,
    seen([20]),
    'ABC123 has 1 of 1 visit at that time; from Nov 21, 9:00 a.m. you can register it again.',
    '2026-11-21T09:00',
  ],
  [
    'two to come',
    { mostAhead: 2 },
    hour,
    [
      used('2026-11-24T10:00', '2026-11-24T11:00'),
      used('2026-11-22T10:00', '2026-11-22T11:00'),
      used('2026-11-12T10:00', '2026-11-12T11:00'),
    ],
    'You have 2 of 2 bookings to come; from Nov 22, 11:00 a.m. you can book again.',
    '2026-11-22T11:00',
  ],
  ['one to come', { mostAhead: 2 }, hour, [used('2026-11-22T10:00', '2026-11-22T11:00')], null],

  ['too short', { shortestMinutes: 90 }, hour, [], 'It must be at least 1.5 hours long.', null],
  ['long enough', { shortestMinutes: 60, longestMinutes: 60 }, hour, [], null],
  ['too long', { longestMinutes: 45 }, hour, [], 'It can be at most 45 minutes long.', null],
  [
    'days too long',
    { longestMinutes: 2880 },
    asked('2026-11-25T10:00', '2026-11-28T10:00'),
    [],
    'It can be at most 2 days long.',
    null,
  ],
  [
    'off the step',
    { stepMinutes: 30 },
    asked('2026-11-25T10:10', '2026-11-25T11:10'),
    [],
    'Times go in steps of 30 minutes, counted from midnight.',
    '2026-11-25T10:30',
  ],
  [
    'no whole steps',
    { stepMinutes: 30 },
    asked('2026-11-25T10:00', '2026-11-25T10:45'),
    [],
    'Times go in steps of 30 minutes, counted from midnight.',
    null,
  ],
  ['on the step', { stepMinutes: 30 }, hour, [], null],
  [
    'a step of a day',
    { stepMinutes: 1440 },
    asked('2026-11-25T10:00', '2026-11-26T10:00'),
    [],
    'Times go in steps of 24 hours, counted from midnight.',
    '2026-11-26T00:00',
  ],
  [
    'too soon',
    { noticeMinutes: 60 },
    asked('2026-11-20T12:30', '2026-11-20T13:00'),
    [],
    'Book at least 1 hour before; the earliest is Nov 20, 1:00 p.m.',
    '2026-11-20T13:00',
  ],
  [
    'begun already',
    { noticeMinutes: 0 },
    asked('2026-11-20T11:30', '2026-11-20T13:00'),
    [],
    'This time has begun already; choose a later one.',
    '2026-11-20T12:00',
  ],
  ['not begun', { noticeMinutes: 0 }, hour, [], null],
  ['too early', { advanceDays: 3 }, hour, [], 'You can book this from Nov 22, 3 days before.', '2026-11-22T00:00'],
  ['early enough', { advanceDays: 5 }, hour, [], null],
  [
    'a day that is closed',
    { blackouts: [{ from: '2026-11-25', to: '2026-11-25', why: '' }] },
    hour,
    [],
    'Not possible on Nov 25; from Nov 26 it is possible.',
    '2026-11-26T10:00',
  ],
  [
    'days that are closed',
    { blackouts: [{ from: '2026-11-24', to: '2026-11-26', why: 'Painting' }] },
    hour,
    [],
    'Not possible from Nov 24 to Nov 26: Painting; from Nov 27 it is possible.',
    '2026-11-27T10:00',
  ],
  [
    'closed for years',
    { blackouts: [{ from: '2026-01-01', to: '2036-01-01', why: 'Rebuilding' }] },
    hour,
    [],
    'Not possible from Jan 1 to Jan 1, 2036: Rebuilding.',
    null,
  ],
  [
    'until the midnight at which it closes',
    { blackouts: [{ from: '2026-11-26', to: '2026-11-26', why: '' }] },
    asked('2026-11-25T22:00', '2026-11-26T00:00'),
    [],
    null,
  ],
  [
    'no time at all still has a day',
    { blackouts: [{ from: '2026-11-25', to: '2026-11-25', why: '' }] },
    asked('2026-11-25T00:00', '2026-11-25T00:00'),
    [],
    'Not possible on Nov 25; from Nov 26 it is possible.',
    '2026-11-26T00:00',
  ],

  [
    'two no-shows',
    { strikes: { most: 2, withinDays: 30, suspendDays: 14 } },
    hour,
    [night(1, { state: 'missed' }), night(14, { state: 'missed' })],
    '2 no-shows within 30 days: you can book again from Nov 29.',
    '2026-11-29T00:00',
  ],
  [
    'suspended again before the first is over',
    { strikes: { most: 1, withinDays: 30, suspendDays: 14 } },
    hour,
    [night(10, { state: 'missed' }), night(14, { state: 'missed' })],
    '1 no-show within 30 days: you can book again from Nov 29.',
    '2026-11-29T00:00',
  ],
  [
    'no-shows far apart',
    { strikes: { most: 2, withinDays: 10, suspendDays: 14 } },
    hour,
    [night(1, { state: 'missed' }), night(14, { state: 'missed' })],
    null,
  ],
  [
    'a suspension that is over',
    { strikes: { most: 1, withinDays: 10, suspendDays: 2 } },
    hour,
    [night(14, { state: 'missed' })],
    null,
  ],

  [
    'taken',
    { capacity: 1 },
    hour,
    [used('2026-11-25T10:30', '2026-11-25T12:00', { unitId: 'unit-2' })],
    'This time is taken; from Nov 25, 12:00 p.m. it is free.',
    '2026-11-25T12:00',
  ],
  [
    'a no-show takes no place',
    { capacity: 1 },
    hour,
    [used('2026-11-25T10:30', '2026-11-25T12:00', { state: 'missed' })],
    null,
  ],
  [
    'buffers',
    { capacity: 1, bufferBeforeMinutes: 30, bufferAfterMinutes: 15 },
    hour,
    [used('2026-11-25T08:00', '2026-11-25T09:30')],
    'This time is taken; from Nov 25, 10:15 a.m. it is free.',
    '2026-11-25T10:15',
  ],
  [
    'all places',
    { capacity: 2 },
    hour,
    [used('2026-11-25T10:00', '2026-11-25T12:00'), used('2026-11-25T10:00', '2026-11-25T11:00')],
    'All 2 places are taken at that time; from Nov 25, 11:00 a.m. there is room.',
    '2026-11-25T11:00',
  ],
  [
    'people',
    { capacity: 10 },
    { ...hour, places: 5 },
    [used('2026-11-25T10:00', '2026-11-25T12:00', { places: 6 })],
    'There are not 5 of 10 places free at that time; from Nov 25, 12:00 p.m. there are.',
    '2026-11-25T12:00',
  ],
  [
    'one of several people',
    { capacity: 10 },
    { ...hour, places: 1 },
    [used('2026-11-25T10:00', '2026-11-25T12:00', { places: 10 })],
    'All 10 places are taken at that time; from Nov 25, 12:00 p.m. there is room.',
    '2026-11-25T12:00',
  ],
  ['too many people', { capacity: 10 }, { ...hour, places: 11 }, [], 'This needs 11 places and there are 10.', null],
]

describe('the rules of sharing', () => {
  it.each(rows)('%s', (_what, policy, question, uses, says, from) => {
    const verdict = judge(Policy.parse(policy), question, uses, now, zone)
    const refusals = verdict.allowed ? [] : verdict.refusals
    expect(refusals.map((refusal) => [refusal.says, refusal.allowedFrom])).toEqual(
      says === null ? [] : [[says, from ? at(from) : null]],
    )
  })

  it('names every rule that stands against it', () => {
    const policy = Policy.parse({ ...nightsPerMonth, longestMinutes: 60, capacity: 1 })
    const verdict = judge(policy, stay, [...eight, night(20, { unitId: 'unit-2' })], now, zone)
    expect(verdict.allowed ? [] : verdict.refusals.map(({ rule }) => rule)).toEqual(['longest', 'quota', 'capacity'])
  })

  it('refuses a blackout that ends before it begins, and a step that no day holds', () => {
    expect(Policy.safeParse({ blackouts: [{ from: '2026-11-02', to: '2026-11-01', why: '' }] }).success).toBe(false)
    expect(Policy.safeParse({ stepMinutes: 7 }).success).toBe(false)
  })

  it('says how much of a quota is used', () => {
    const question = { asked: stay, uses: eight, now, zone, midnight: '03:00' }
    const [quota] = Policy.parse(nightsPerMonth).quotas
    expect(usedOf(quota!, question, '2026-11-30')).toBe(8)
    expect(usedOf(quota!, question, '2026-12-01')).toBe(0)
    expect(usedOf({ ...quota!, of: 'hours' }, question, '2026-11-30')).toBe(8 * 13)
  })
})

describe('the waitlist', () => {
  const line = [
    { id: 'b', at: now, offer: null },
    { id: 'a', at: now, offer: null },
    { id: 'c', at: at('2026-11-19T12:00'), offer: 'passed' as const },
    { id: 'd', at: at('2026-11-21T12:00'), offer: null },
  ]
  it('goes by who waits longest, and passes over whoever let an offer go', () => {
    expect(nextInLine(line)?.id).toBe('a')
    expect(nextInLine(line.toReversed())?.id).toBe('a')
    expect(nextInLine(line.filter(({ id }) => id === 'c'))).toBeUndefined()
  })
  it('offers nothing while an offer is open', () => {
    expect(nextInLine([...line, { id: 'e', at: now, offer: 'open' as const }])).toBeUndefined()
  })
  it('holds a place until the offer ends, or until it starts', () => {
    expect(heldUntil(now, 60, at('2026-11-20T20:00'))).toBe(at('2026-11-20T13:00'))
    expect(heldUntil(now, 60, at('2026-11-20T12:30'))).toBe(at('2026-11-20T12:30'))
    expect(heldUntil(now, 60, now)).toBeNull()
  })
})

describe('the draw', () => {
  it('puts those who won less first, then goes by lots that anybody can compute again', async () => {
    const entries = ['101', '102', '103'].map((unit) => ({ unitId: unit, wins: unit === '103' ? 1 : 0 }))
    const drawn = await drawLots('harbour', [...entries, ...entries])
    expect(drawn.map((entry) => entry.unitId)).toEqual(['102', '101', '103'])
    expect(drawn[1]!.lot).toBe('f2849ab95726cc49bab9bae51468e96cb0280f9bc62d6720bad18381ccc0b271')
    expect(await drawLots('harbour', entries.toReversed())).toEqual(drawn)
  })
})
