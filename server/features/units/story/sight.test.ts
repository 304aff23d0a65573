import { describe, expect, test } from 'vitest'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { nothingShared } from '../sharing.ts'
import {
  belongingsSeenBy,
  coverOn,
  earlierSeenBy,
  linksSeenBy,
  pastOf,
  seesBelonging,
  standpointOf,
  type Looker,
  type Standpoint,
} from './sight.ts'
import type { KnownLink, Story } from './story-store.ts'

const day = '2026-11-20'
const timeZone = 'America/Vancouver'
const looker = (accountId: string, role: Looker['role'] = 'owner'): Looker => ({
  accountId,
  role,
  superadmin: false,
  day,
  timeZone,
})

/** Somebody tied to the unit; the account is named like the person. */
const link = (personId: string, role: LinkRole, facts: Partial<KnownLink> = {}): KnownLink => ({
  _id: `${role} ${personId}`,
  role,
  personId,
  name: personId,
  email: `${personId}@mail.example`,
  phone: '+16045550123',
  hasAccount: true,
  accountId: personId,
  sharePercent: role === 'owner' ? 50 : null,
  isPrimary: true,
  occupiesUnit: true,
  from: '2024-01-01',
  to: null,
  formKReceivedOn: null,
  leaseEndsOn: null,
  notes: 'kept to managers',
  person: { _id: personId } as KnownLink['person'],
  version: 1,
  ...nothingShared,
  ...facts,
})

const story = (links: KnownLink[], lastSale: string | null = null) => ({ links, lastSale })
const household = [
  link('ola', 'owner'),
  link('omar', 'owner', { from: '2023-01-01' }),
  link('tess', 'tenant'),
  link('tom', 'tenant', { from: '2025-01-01' }),
  link('aki', 'agent'),
  link('next', 'tenant', { from: '2026-12-01' }),
]

describe('as what somebody looks at a unit', () => {
  test.each<[string, Looker, Partial<Standpoint>]>([
    ['a manager is no part of it', looker('mandeep', 'management'), { eyes: 'manager', since: null }],
    ['council sees as managers do', looker('ola', 'council'), { eyes: 'manager' }],
    ['a superadmin too', { ...looker('sam', 'visitor'), superadmin: true }, { eyes: 'manager' }],
    ['an owner since the purchase', looker('ola'), { eyes: 'owner', since: '2024-01-01' }],
    ['a tenant', looker('tess', 'tenant'), { eyes: 'resident', since: '2024-01-01' }],
    ['an agent', looker('aki', 'member'), { eyes: 'agent' }],
  ])('%s', (_, who, expected) => {
    expect(standpointOf(story(household), who)).toMatchObject(expected)
  })

  test.each([
    ['somebody whose tie is to come', looker('next', 'tenant')],
    ['a neighbour', looker('nina')],
    ['a visitor', looker('vic', 'visitor')],
  ])('%s may not', (_, who) => expect(standpointOf(story(household), who)).toBeNull())

  test('an owner of two periods knows it since the first; a tie without a beginning since the last sale', () => {
    const twice = [link('ola', 'owner', { from: '2024-05-01' }), link('ola', 'owner', { _id: 'b', from: '2022-05-01' })]
    expect(standpointOf(story(twice), looker('ola'))?.since).toBe('2022-05-01')
    const open = [link('ola', 'owner', { from: null })]
    expect(standpointOf(story(open), looker('ola'))?.since).toBeNull()
    expect(standpointOf(story(open, '2025-03-31'), looker('ola'))?.since).toBe('2025-03-31')
  })

  test('who owns and rents at once looks as the owner', () => {
    const both = [link('ola', 'tenant'), link('ola', 'owner', { from: '2020-01-01' })]
    expect(standpointOf(story(both), looker('ola'))).toMatchObject({ eyes: 'owner', since: '2020-01-01' })
  })
})

const seen = (who: Looker, links: KnownLink[] = household) => linksSeenBy(standpointOf(story(links), who)!, who, links)
const names = (who: Looker, links?: KnownLink[]) => seen(who, links).map(({ name }) => name)

describe('who is seen', () => {
  test.each<[string, Looker, string[]]>([
    ['by managers, also who is to come', looker('m', 'management'), ['ola', 'omar', 'tess', 'tom', 'aki', 'next']],
    ['by an owner, everybody of today', looker('ola'), ['ola', 'omar', 'tess', 'tom', 'aki']],
    ['by an agent as well', looker('aki', 'member'), ['ola', 'omar', 'tess', 'tom', 'aki']],
    ['by a tenant, who lives there', looker('tess', 'tenant'), ['tess', 'tom']],
  ])('%s', (_, who, expected) => expect(names(who)).toEqual(expected))

  test('a protected person by managers and by themselves only', () => {
    const links = [link('ola', 'owner'), link('tess', 'tenant', { isProtected: true })]
    expect(names(looker('m', 'council'), links)).toEqual(['ola', 'tess'])
    expect(names(looker('tess', 'tenant'), links)).toEqual(['tess'])
    expect(names(looker('ola'), links)).toEqual(['ola'])
  })

  test('a visitor of the building sees only themselves', () => {
    expect(names(looker('ola', 'visitor'))).toEqual(['ola'])
  })

  test('contacts by consent, all of it by managers and of oneself, notes by managers only', () => {
    const links = [
      link('ola', 'owner'),
      link('tess', 'tenant', { isListed: true, sharesEmail: true, formKReceivedOn: '2024-01-05' }),
    ]
    const [own, tenant] = seen(looker('ola'), links)
    expect(own).toMatchObject({ isSelf: true, email: 'ola@mail.example', notes: null, person: { _id: 'ola' } })
    expect(tenant).toMatchObject({
      isSelf: false,
      email: 'tess@mail.example',
      phone: null,
      hasAccount: null,
      person: null,
    })
    expect(tenant).toMatchObject({ formKReceivedOn: '2024-01-05', notes: null, sharePercent: null })
    const [first] = seen(looker('m', 'management'), links)
    expect(first).toMatchObject({ notes: 'kept to managers', hasAccount: true, person: { _id: 'ola' } })
    const [, other] = seen(looker('tess', 'tenant'), [
      link('tess', 'tenant'),
      link('tom', 'tenant', { leaseEndsOn: day }),
    ])
    expect(other).toMatchObject({ name: 'tom', email: null, leaseEndsOn: null })
  })
})

describe('the past', () => {
  const stand = (eyes: Standpoint['eyes'], since: string | null = null): Standpoint => ({
    eyes,
    since,
    selves: new Set(['me']),
    present: new Set(['me', 'tess']),
  })

  test('is all there for managers, from their own time on for owners, and for nobody else', () => {
    expect(pastOf(stand('manager', '2024-01-01'))).toEqual({ after: null })
    expect(pastOf(stand('owner', '2024-01-01'))).toEqual({ after: '2024-01-01' })
    expect(pastOf(stand('owner'))).toEqual({ after: '0001-01-01' })
    expect([pastOf(stand('agent')), pastOf(stand('resident'))]).toEqual(['none', 'none'])
  })

  test('shows an owner the name of a past tenant and nothing else of them', () => {
    const past = link('tess', 'tenant', { to: '2025-01-31' })
    expect(earlierSeenBy(stand('owner'), looker('me'), past)).toMatchObject({
      name: 'tess',
      email: null,
      phone: null,
      notes: null,
      person: null,
    })
    expect(earlierSeenBy(stand('manager'), looker('m', 'management'), past)).toMatchObject({
      notes: 'kept to managers',
    })
  })

  const before = '2023-12-31T20:00:00+00:00'
  const after = '2024-01-01T20:00:00+00:00'
  test.each<[string, Standpoint['eyes'], { personId?: string | null; createdAt: string }, boolean]>([
    ['a manager sees what was the old owner’s', 'manager', { personId: 'old', createdAt: before }, true],
    ['an owner does not', 'owner', { personId: 'old', createdAt: before }, false],
    ['nor what is nobody’s and older than their time', 'owner', { personId: null, createdAt: before }, false],
    ['nor an animal of that time', 'owner', { createdAt: before }, false],
    ['but what came since', 'owner', { createdAt: after }, true],
    [
      'on the first day of their own, by the building’s clocks',
      'owner',
      { createdAt: '2024-01-01T08:00:00+00:00' },
      true,
    ],
    ['and not an hour before it', 'owner', { createdAt: '2024-01-01T07:59:00+00:00' }, false],
    ['and what is of the people there', 'owner', { personId: 'tess', createdAt: before }, true],
    ['a resident sees their own', 'resident', { personId: 'me', createdAt: before }, true],
    ['not a flatmate’s', 'resident', { personId: 'tess', createdAt: after }, false],
    ['not what is nobody’s', 'resident', { personId: null, createdAt: after }, false],
    ['but the animals that they live with', 'resident', { createdAt: after }, true],
  ])('%s', (_, eyes, belonging, expected) => {
    expect(seesBelonging(stand(eyes, '2024-01-01'), timeZone, belonging)).toBe(expected)
  })

  test('whose beginning nobody wrote down, nor any sale before, sees all that is nobody’s', () => {
    expect(seesBelonging(stand('owner'), timeZone, { personId: null, createdAt: before })).toBe(true)
  })

  const kept = {
    vehicles: [
      { plate: 'A', personId: 'me', createdAt: after },
      { plate: 'B', personId: 'tess', createdAt: after },
    ],
    devices: [
      { serial: '1', personId: 'me', endedOn: null, createdAt: after },
      { serial: '2', personId: 'me', endedOn: '2025-01-01', createdAt: after },
    ],
    pets: [{ kind: 'cat', createdAt: after }],
    insurance: [{ insurer: 'X', personId: 'me', expiresOn: '2026-11-19', createdAt: after }],
    alterations: [{ title: 'EV', createdAt: before }],
    links: [link('me', 'owner'), link('tess', 'tenant', { isProtected: true })],
  } as unknown as Story

  test('alterations go with the unit to every owner; devices that came back are the managers’ business', () => {
    const parts = belongingsSeenBy(stand('owner', '2024-01-01'), looker('me'), kept)
    expect(parts.alterations).toHaveLength(1)
    expect(parts.devices).toHaveLength(1)
    expect(parts.insurance).toMatchObject([{ cover: 'expired' }])
    expect(belongingsSeenBy(stand('manager'), looker('m', 'management'), kept).devices).toHaveLength(2)
  })

  test('what comes with somebody who is still to move in says from when to managers, and is there for others on its day', () => {
    const to = (from: string) => ({ ...kept, pets: [{ kind: 'dog', createdAt: after, from }] }) as unknown as Story
    const petsFor = (eyes: Standpoint['eyes'], from: string) =>
      belongingsSeenBy(stand(eyes, '2024-01-01'), looker('me'), to(from)).pets
    expect(petsFor('manager', '2026-11-21')).toMatchObject([{ kind: 'dog', from: '2026-11-21' }])
    expect(petsFor('manager', '2026-11-20')).toMatchObject([{ kind: 'dog', from: null }])
    expect([petsFor('owner', '2026-11-21'), petsFor('resident', '2026-11-21')]).toEqual([[], []])
    expect([petsFor('owner', '2026-11-20'), petsFor('resident', '2026-11-20')]).toMatchObject([[{}], [{}]])
  })

  test('what is of a protected person shows to nobody of the unit', () => {
    expect(belongingsSeenBy(stand('owner', '2024-01-01'), looker('me'), kept).vehicles).toMatchObject([{ plate: 'A' }])
    expect(belongingsSeenBy(stand('manager'), looker('m', 'management'), kept).vehicles).toHaveLength(2)
  })

  test('a resident sees no alterations, and an agent nothing of all this', () => {
    expect(belongingsSeenBy(stand('resident', '2024-01-01'), looker('me', 'tenant'), kept)).toMatchObject({
      alterations: null,
      vehicles: [{ plate: 'A' }],
    })
    const none = { vehicles: null, devices: null, pets: null, insurance: null, alterations: null }
    expect(belongingsSeenBy(stand('agent'), looker('me', 'member'), kept)).toEqual(none)
  })
})

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'endsSoon'],
  ['2026-12-20', 'endsSoon'],
  ['2026-12-21', 'valid'],
] as const)('cover to %s is %s on November 20', (expiresOn, cover) => expect(coverOn(expiresOn, day)).toBe(cover))
