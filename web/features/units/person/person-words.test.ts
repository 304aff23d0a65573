import { describe, expect, test } from 'vitest'
import { SignInCause } from '../../../../contract/units/people.ts'
import { allClear, causeWords } from './cause-words.ts'
import { tieWords, unitWords } from './tie-words.ts'

const help = {
  causes: [],
  email: 'hana@mail.example',
  role: 'owner',
  unit: { _id: 'u1', unitNumber: '101' },
  lastSignedInOn: null,
} as const
const known = { name: 'Hana Sato', help: { ...help, causes: [] }, zone: 'America/Vancouver', isMember: false }
const cause = (kind: SignInCause['cause'], more: Partial<SignInCause> = {}): SignInCause => ({
  cause: kind,
  at: '2026-11-20T23:05:00.000Z',
  address: null,
  accountId: null,
  invitationId: null,
  ...more,
})

describe('why somebody cannot sign in', () => {
  test.each<[SignInCause['cause'], string[]]>([
    ['buildingSuspended', ['support']],
    ['otherAddress', ['open /unit-management/u1']],
    ['noEmail', ['open /unit-management/u1']],
    ['requestWaits', ['open /access-requests']],
    ['requestUnconfirmed', ['open /access-requests']],
    ['invitationOpen', ['resend']],
    ['invitationExpired', ['resend']],
    ['invitationRevoked', ['invite']],
    ['membershipEnded', ['invite']],
    ['notJoined', ['invite']],
    ['switchedOff', ['support']],
    ['unconfirmed', []],
    ['throttled', []],
    ['secondFactorMissing', ['support']],
    ['noUnit', ['open /unit-directory']],
  ])('%s leads on by %j', (kind, expected) => {
    const { title, text, steps } = causeWords(cause(kind), known)
    expect(steps.map((step) => (step.does === 'open' ? `open ${step.to}` : step.does))).toEqual(expected)
    expect(title).toMatch(/^[A-Z].*[a-z]$/)
    expect(text).toMatch(/^[A-Z].*\.$/)
  })
  test('every cause has its words', () => {
    for (const kind of SignInCause.shape.cause.options) expect(causeWords(cause(kind), known).title).not.toBe('')
  })
  test('times are those of the building', () =>
    expect(causeWords(cause('throttled'), known).text).toContain('Nov 20, 2026, 4:05 p.m.'))
  test('an account of that name is shown, where it may be somebody else', () => {
    const other = cause('otherAddress', { accountId: 'a2', address: 'h…@post.example' })
    expect(causeWords(other, known).steps[0]).toEqual({ does: 'open', words: 'View that account', to: '/user/a2' })
    expect(causeWords(other, { ...known, isMember: true }).steps).toHaveLength(1)
  })
  test('without an email nobody is invited, and without a unit there is nothing to open', () => {
    const nowhere = { ...known, help: { ...known.help, email: null } }
    expect(causeWords(cause('membershipEnded'), nowhere).steps).toMatchObject([{ to: '/unit-management/u1' }])
    const bare = { ...nowhere, help: { ...nowhere.help, unit: null } }
    expect(causeWords(cause('noEmail'), bare).steps).toEqual([])
  })
  test('nothing stands in the way', () => {
    expect(allClear(known.help)).toMatch(/^No sign-in is on record yet\./)
    expect(allClear({ ...known.help, lastSignedInOn: '2026-11-20' })).toMatch(/^They last signed in on Nov 20, 2026\./)
  })
})

const tie = {
  _id: 't1',
  unitId: 'u1',
  unitNumber: '101',
  role: 'owner',
  sharePercent: 50,
  livesThere: true,
  from: '2016-03-01',
  to: null,
  holds: true,
} as const
test.each([
  [tie, 'Owner of 50%, lives there · since Mar 1, 2016'],
  [{ ...tie, sharePercent: 100, livesThere: false, from: null }, 'Owner, lives elsewhere · start date unknown'],
  [{ ...tie, to: '2020-04-30', holds: false }, 'Owner of 50% · Mar 1, 2016 to Apr 30, 2020'],
  [
    { ...tie, role: 'tenant', sharePercent: null, from: null, to: '2027-01-31' } as const,
    'Tenant · until Jan 31, 2027',
  ],
])('%j reads %s', (one, words) => expect(tieWords(one)).toBe(words))

test.each([
  [[], null],
  [['703'], 'Unit 703'],
  [['305', '703'], 'Units 305, 703'],
])('the units %j read %s', (numbers, words) =>
  expect(unitWords(numbers.map((unitNumber) => ({ _id: unitNumber, unitNumber })))).toBe(words),
)
