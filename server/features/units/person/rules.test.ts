import { describe, expect, test } from 'vitest'
import { causesOf, maskedAddress, type SignInFacts } from './rules.ts'

const at = '2026-11-20T20:00:00.000Z'
const stranger: SignInFacts = {
  isSuspended: false,
  isTied: true,
  email: 'hana@mail.example',
  account: null,
  namesake: null,
  invitation: null,
  request: null,
}
const account = {
  _id: 'a1',
  email: 'hana@mail.example',
  role: 'owner',
  ended: false,
  verified: true,
  disabled: false,
  waitsUntil: null,
  awaitsSecondFactorSince: null,
} as const
const member: SignInFacts = { ...stranger, account }
const invitation = (state: NonNullable<SignInFacts['invitation']>['state']) => ({ _id: 'i1', state, expiresAt: at })
const request = (more: Partial<NonNullable<SignInFacts['request']>> = {}) =>
  ({ state: 'open', email: 'hana@mail.example', emailVerified: true, ...more }) as const
const namesake = { accountId: 'a2', email: 'sato.h@post.example' }

describe('why somebody cannot sign in', () => {
  test.each<[string, SignInFacts, string[]]>([
    ['nothing stands in the way', member, []],
    ['the building is suspended', { ...member, isSuspended: true }, ['buildingSuspended']],
    ['there is no e-mail', { ...stranger, email: null }, ['noEmail']],
    ['nobody has invited them', stranger, ['notJoined']],
    ['an invitation waits', { ...stranger, invitation: invitation('open') }, ['invitationOpen']],
    ['an invitation has expired', { ...stranger, invitation: invitation('expired') }, ['invitationExpired']],
    ['an invitation was taken back', { ...stranger, invitation: invitation('revoked') }, ['invitationRevoked']],
    ['one was accepted by an account that is gone', { ...stranger, invitation: invitation('accepted') }, ['notJoined']],
    ['their request waits', { ...stranger, request: request() }, ['requestWaits']],
    [
      'and goes before an old invitation',
      { ...stranger, request: request(), invitation: invitation('expired') },
      ['requestWaits'],
    ],
    [
      'their request is not confirmed',
      { ...stranger, request: request({ emailVerified: false }) },
      ['requestUnconfirmed'],
    ],
    ['their request was declined', { ...stranger, request: request({ state: 'declined' }) }, ['notJoined']],
    ['their membership ended', { ...stranger, account: { ...account, ended: true } }, ['membershipEnded']],
    [
      'it ended, and they are invited anew',
      { ...stranger, account: { ...account, ended: true }, invitation: invitation('open') },
      ['invitationOpen'],
    ],
    ['they belong here under another address', { ...stranger, namesake }, ['otherAddress', 'notJoined']],
    ['the same, without an e-mail in the roster', { ...stranger, email: null, namesake }, ['otherAddress', 'noEmail']],
    ['the account is switched off', { ...member, account: { ...account, disabled: true } }, ['switchedOff']],
    ['the account has another address by now', { ...member, email: 'h@old.example' }, ['otherAddress']],
    ['an e-mail that the roster lacks is no other one', { ...member, email: null }, []],
    ['the address is not confirmed', { ...member, account: { ...account, verified: false } }, ['unconfirmed']],
    ['failed attempts make them wait', { ...member, account: { ...account, waitsUntil: at } }, ['throttled']],
    [
      'the second step is missing',
      { ...member, account: { ...account, awaitsSecondFactorSince: at } },
      ['secondFactorMissing'],
    ],
    ['an owner has no unit', { ...member, isTied: false }, ['noUnit']],
    ['a tenant has no unit', { ...member, isTied: false, account: { ...account, role: 'tenant' } }, ['noUnit']],
    ['a manager needs none', { ...member, isTied: false, account: { ...account, role: 'management' } }, []],
    [
      'several things, in the order in which they are to be solved',
      { ...member, isSuspended: true, isTied: false, account: { ...account, disabled: true, waitsUntil: at } },
      ['buildingSuspended', 'switchedOff', 'throttled', 'noUnit'],
    ],
  ])('%s', (_case, facts, expected) => expect(causesOf(facts).map(({ cause }) => cause)).toEqual(expected))
})

describe('what is said beside', () => {
  test('which invitation to send anew, and until when it held', () =>
    expect(causesOf({ ...stranger, invitation: invitation('expired') })[0]).toEqual({
      cause: 'invitationExpired',
      invitationId: 'i1',
      at,
      address: null,
      accountId: null,
    }))
  test('another address only so far that whoever knows it recognises it', () => {
    expect(causesOf({ ...stranger, namesake })[0]).toMatchObject({ accountId: 'a2', address: 's…@post.example' })
    const elsewhere = request({ email: 'h.sato@post.example' })
    expect(causesOf({ ...stranger, request: elsewhere })[0]!.address).toBe('h…@post.example')
    expect(causesOf({ ...stranger, request: request() })[0]!.address).toBeNull()
  })
  test.each([
    ['o@x.example', 'o…@x.example'],
    ['"a@b"@x.example', '"…@x.example'],
  ])('%s reads %s', (email, masked) => expect(maskedAddress(email)).toBe(masked))
})
