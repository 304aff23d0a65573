/** When somebody is told something by a way: tables, and what holds at every quarter of an hour. */
import { describe, expect, test } from 'vitest'
import {
  channels,
  digestLabels,
  messageKindNames,
  messageKinds,
  settingOf,
  type Channel,
  type Digest,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import { later, localTimeOf, type Instant } from '../../../contract/time.ts'
import { isWanted, mailLeavesAt, nextDigestAt, noWish, placeIn, quietUntil, reminderDue, toldAt } from './rules.ts'

const vancouver = 'America/Vancouver'
const edmonton = 'America/Edmonton'
const night = { from: '22:00', until: '07:00' }
const siesta = { from: '12:00', until: '14:00' }

describe('quiet hours', () => {
  test.each([
    ['outside them, now', '2026-11-20T20:00:00.000Z', night, vancouver, '2026-11-20T20:00:00.000Z'],
    ['before midnight, the next morning', '2026-11-21T06:00:00.000Z', night, vancouver, '2026-11-21T14:00:00.000Z'],
    ['after midnight, this morning', '2026-11-21T08:30:00.000Z', night, vancouver, '2026-11-21T14:00:00.000Z'],
    ['at their first minute', '2026-11-21T05:00:00.000Z', night, vancouver, '2026-11-21T14:00:00.000Z'],
    ['just before them', '2026-11-21T04:59:00.000Z', night, vancouver, '2026-11-21T04:59:00.000Z'],
    ['at their end, now', '2026-11-21T14:00:00.000Z', night, vancouver, '2026-11-21T14:00:00.000Z'],
    ['by day', '2026-11-20T20:00:00.000Z', siesta, vancouver, '2026-11-20T21:00:00.000Z'],
    ['by the clocks of the building', '2026-11-20T18:30:00.000Z', siesta, edmonton, '2026-11-20T20:00:00.000Z'],
    ['over the end of a year', '2027-01-01T05:30:00.000Z', night, vancouver, '2027-01-01T14:00:00.000Z'],
    ['none', '2026-11-21T06:00:00.000Z', null, vancouver, '2026-11-21T06:00:00.000Z'],
  ] as const)('%s', (_name, now, quiet, zone, end) => {
    expect(quietUntil(now, quiet, zone)).toBe(end)
  })
})

describe('the next gathered mail', () => {
  // Friday, November 20, 2026.
  test.each([
    ['daily, before seven', '2026-11-20T13:59:00.000Z', 'daily', '2026-11-20T14:00:00.000Z'],
    ['daily, at seven', '2026-11-20T14:00:00.000Z', 'daily', '2026-11-21T14:00:00.000Z'],
    ['daily, in the evening', '2026-11-21T05:30:00.000Z', 'daily', '2026-11-21T14:00:00.000Z'],
    ['weekly, on a Friday', '2026-11-20T20:00:00.000Z', 'weekly', '2026-11-23T14:00:00.000Z'],
    ['weekly, on a Monday before seven', '2026-11-23T13:00:00.000Z', 'weekly', '2026-11-23T14:00:00.000Z'],
    ['weekly, on a Monday at seven', '2026-11-23T14:00:00.000Z', 'weekly', '2026-11-30T14:00:00.000Z'],
    ['weekly, on a Sunday evening', '2026-11-23T05:30:00.000Z', 'weekly', '2026-11-23T14:00:00.000Z'],
  ] as const)('%s', (_name, now, digest, at) => {
    expect(nextDigestAt(now, digest, vancouver)).toBe(at)
  })

  test('waits for the end of quiet hours that last longer', () => {
    const quiet = { from: '21:00', until: '09:30' }
    const at = mailLeavesAt('2026-11-20T20:00:00.000Z', { quiet, digest: 'daily' }, vancouver)
    expect(at).toBe('2026-11-21T16:30:00.000Z')
  })
})

test.each([
  ['notice.published', 'email', null, true],
  ['notice.published', 'email', false, false],
  ['notice.corrected', 'push', null, false],
  ['notice.corrected', 'push', true, true],
  ['notice.emergency', 'push', false, true],
  ['notice.meeting', 'email', false, true],
  ['notice.meeting', 'push', false, false],
  ['account.security', 'email', false, true],
  ['account.security', 'inbox', true, false],
] as const)('%s by %s, chosen %s, is wanted: %s', (kind, channel, chosen, wanted) => {
  expect(isWanted(kind, channel, chosen)).toBe(wanted)
})

/** Every quarter of an hour of nine days, so that each weekday and midnight is among them. */
const moments = Array.from({ length: 9 * 24 * 4 }, (_, n) => later('2026-11-16T07:00:00.000Z', n * 15 * 60_000))
const within = ({ from, until }: typeof night, time: string) =>
  from < until ? time >= from && time < until : time >= from || time < until

type Wish = Parameters<typeof toldAt>[2]
const wishes: Wish[] = [null, true, false].flatMap((wanted) =>
  [null, night, siesta].flatMap((quiet) =>
    (Object.keys(digestLabels) as Digest[]).map((digest) => ({ wanted, quiet, digest })),
  ),
)

/** Whether an answer keeps what the product promises about a way that somebody wants and may choose. */
const isFair = (channel: Channel, { quiet, digest }: Wish, now: Instant, at: Instant | null): boolean => {
  if (channel === 'inbox' || (!quiet && (channel === 'push' || digest === 'off'))) return at === now
  if (at === null || at < now || at > later(now, 8 * 86_400_000)) return false
  return !quiet || !within(quiet, localTimeOf(at, vancouver))
}

/** Its mails are never one by one, whatever was chosen. */
const gathersFor = (kind: MessageKind, wish: Wish): Wish => {
  const { gathered }: KindOfMessage = messageKinds[kind]
  return wish.digest === 'off' && gathered ? { ...wish, digest: gathered } : wish
}

const keepsPromises = (kind: MessageKind, channel: Channel, wish: Wish, now: Instant): boolean => {
  const setting = settingOf(kind, channel)
  const at = toldAt(kind, channel, wish, { now, zone: vancouver })
  if (setting === 'always') return at === now
  const wanted = setting !== undefined && (wish.wanted ?? setting === 'on')
  return wanted ? isFair(channel, gathersFor(kind, wish), now, at) : at === null
}

describe.each(messageKindNames)('%s', (kind) => {
  test.each(channels)(
    'by %s, whatever was chosen and whenever it comes: not at all, at once, or once quiet hours are over',
    (channel) => {
      const broken = wishes.flatMap((wish) =>
        moments.filter((now) => !keepsPromises(kind, channel, wish, now)).map((now) => ({ wish, now })),
      )
      expect(broken).toEqual([])
    },
  )
})

test('who chose nothing is told at once', () => {
  const now = '2026-11-21T08:00:00.000Z'
  expect(toldAt('notice.published', 'email', noWish, { now, zone: vancouver })).toBe(now)
})

test.each([
  ['/inbox', '/inbox?building=b'],
  ['/announcements/1?a=1#x', '/announcements/1?a=1&building=b#x'],
  ['/x?building=other', '/x?building=b'],
])('%s leads into its building as %s', (path, place) => {
  expect(placeIn('b', path)).toBe(place)
})

test.each([
  ['2026-11-19', null, null],
  ['2026-11-20', 7, 0],
  ['2026-11-21', 7, 7],
  ['2026-11-27', 7, 7],
  ['2026-11-28', 30, 30],
  ['2026-12-20', 30, 30],
  ['2026-12-21', 90, null],
  ['2027-02-18', 90, null],
  ['2027-02-19', null, null],
] as const)('of a day %s the reminder of November 20 is that of %j days, or of %j', (day, far, near) => {
  expect(reminderDue(day, '2026-11-20', [90, 30, 7])).toBe(far)
  expect(reminderDue(day, '2026-11-20', [30, 7, 0])).toBe(near)
})
