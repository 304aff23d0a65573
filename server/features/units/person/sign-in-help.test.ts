/** Get the reasons a person can’t sign in: what managers are told, and what nobody may learn by asking. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joining } from '../../../../contract/joining.ts'
import { invitationLastsMs, signInFreeAttempts } from '../../../../contract/limits.ts'
import { units } from '../../../../contract/units.ts'
import type { SignInHelp } from '../../../../contract/units/people.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { createAccount } from '../../accounts/accounts.ts'
import { addMember, endMembership, findCurrentBuilding } from '../../buildings/buildings.ts'
import { requestAccess } from '../../joining/joining.ts'
import { addPerson, matchPeople, residentsOf } from '../units.ts'

let world: World
let harbour: InBuilding
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
  harbour = {
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!,
  }
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const idOf = async (name: string) =>
  (await residentsOf(harbour, { audience: 'all' })).find((row) => row.name === name)!.personId
const helpFor = (id: string): Promise<SignInHelp> => mandeep.call(units.signInHelp, { params: { id } })
const causesFor = async (id: string) => (await helpFor(id)).causes.map(({ cause }) => cause)
const invite = (email: string) => mandeep.call(joining.invite, { body: { email, role: 'owner' } })
const newcomer = (email: string, more: { firstName?: string; lastName?: string; emailVerified?: boolean } = {}) =>
  createAccount(world.context(), {
    firstName: 'Hana',
    lastName: 'Sato',
    email,
    password: castPassword,
    emailVerified: true,
    ...more,
  })

describe('somebody of the roster', () => {
  test('without an e-mail', async () => {
    expect(await helpFor(await idOf('Emil Novak'))).toMatchObject({
      causes: [{ cause: 'noEmail' }],
      email: null,
      role: 'owner',
      unit: { unitNumber: '101' },
      lastSignedInOn: null,
    })
  })

  test('who was never invited, then is, lets it expire, and has it taken back', async () => {
    const hana = await idOf('Hana Sato')
    expect(await causesFor(hana)).toEqual(['notJoined'])
    const { _id, expiresAt } = await invite('hana.sato@mail.example')
    expect((await helpFor(hana)).causes).toMatchObject([{ cause: 'invitationOpen', invitationId: _id, at: expiresAt }])
    world.clock.advance(invitationLastsMs + 1)
    mandeep = await world.as('mandeep')
    expect(await causesFor(hana)).toEqual(['invitationExpired'])
    const again = await mandeep.call(joining.resendInvitation, { params: { id: _id } })
    expect(await causesFor(hana)).toEqual(['invitationOpen'])
    await mandeep.call(joining.revokeInvitation, { params: { id: again._id } })
    expect(await causesFor(hana)).toEqual(['invitationRevoked'])
    expect((await mandeep.call(units.person, { params: { id: hana } })).desk!.approaches).toMatchObject([
      { kind: 'invitation', state: 'revoked', role: 'owner' },
      { kind: 'invitation', state: 'expired' },
    ])
  })

  test('whose request waits, confirmed or not', async () => {
    const hana = await idOf('Hana Sato')
    const account = await newcomer('hana.sato@mail.example', { emailVerified: false })
    const building = { id: world.cast.buildings.harbour }
    await requestAccess(world.context(), { accountId: account._id, building, unit: '101' })
    expect(await causesFor(hana)).toEqual(['requestUnconfirmed'])
    await world.platform.db
      .updateTable('accounts')
      .set({ email_verified_at: world.clock.now() })
      .where('id', '=', account._id)
      .execute()
    expect(await causesFor(hana)).toEqual(['requestWaits'])
  })

  test('who asked under another address: it is hinted at', async () => {
    const { _id: accountId } = await newcomer('h.sato@post.example')
    await requestAccess(world.context(), { accountId, building: { id: world.cast.buildings.harbour }, unit: '101' })
    const { causes } = await helpFor(await idOf('Hana Sato'))
    expect(causes).toMatchObject([{ cause: 'requestWaits', address: 'h…@post.example' }])
    expect(JSON.stringify(causes)).not.toContain('h.sato')
  })

  test('who belongs here under another address', async () => {
    const { _id: accountId } = await newcomer('h.sato@post.example')
    await addMember(harbour, { buildingId: world.cast.buildings.harbour, accountId, role: 'owner' })
    expect((await helpFor(await idOf('Hana Sato'))).causes).toMatchObject([
      { cause: 'otherAddress', accountId, address: 'h…@post.example' },
      { cause: 'notJoined' },
    ])
  })

  test('whose membership ended', async () => {
    const { buildings, accounts } = world.cast
    await endMembership(harbour, { buildingId: buildings.harbour, accountId: accounts.theo })
    expect(await causesFor(await idOf('Theo Tenant'))).toEqual(['membershipEnded'])
  })
})

describe('somebody who belongs to the building', () => {
  test('and signs in without trouble', async () => {
    await world.as('theo')
    expect(await helpFor(await idOf('Theo Tenant'))).toMatchObject({
      causes: [],
      role: 'tenant',
      unit: { unitNumber: '305' },
      lastSignedInOn: '2026-11-20',
    })
  })

  test('who mistook the password too often waits, from wherever that was', async () => {
    const theo = await idOf('Theo Tenant')
    const body = { email: emailOf('theo'), password: 'Wrong-2026!' }
    for (let failure = 1; failure < signInFreeAttempts; failure++)
      await world.stranger().send('POST', '/api/auth/login', { body })
    expect(await causesFor(theo)).toEqual([])
    await world.stranger().send('POST', '/api/auth/login', { body })
    const { causes } = await helpFor(theo)
    expect(causes).toMatchObject([{ cause: 'throttled' }])
    world.clock.advance(Date.parse(causes[0]!.at!) - Date.parse(world.clock.now()) + 1)
    expect(await causesFor(theo)).toEqual([])
  })

  test('whose second step does not come', async () => {
    const { accounts } = world.cast
    await world.platform.db
      .insertInto('authenticators')
      .values({
        account_id: accounts.theo,
        sealed_secret: Buffer.from('x'),
        created_at: world.clock.now(),
        confirmed_at: world.clock.now(),
      })
      .execute()
    world.clock.advance(1000)
    const login = { body: { email: emailOf('theo'), password: castPassword } }
    await world.stranger().send('POST', '/api/auth/login', login)
    expect((await helpFor(await idOf('Theo Tenant'))).causes).toMatchObject([
      { cause: 'secondFactorMissing', at: world.clock.now() },
    ])
  })

  test('whose account has another address than the roster', async () => {
    const theo = await idOf('Theo Tenant')
    await world.platform.db.updateTable('people').set({ email: 'theo@old.example' }).where('id', '=', theo).execute()
    expect((await helpFor(theo)).causes).toMatchObject([
      { cause: 'otherAddress', accountId: world.cast.accounts.theo, address: 't…@parapet.example' },
    ])
  })

  test('without a unit, switched off, or in a building that is suspended', async () => {
    const { db } = world.platform
    const theo = await idOf('Theo Tenant')
    await db.updateTable('tenancies').set({ to_date: '2026-11-01' }).where('person_id', '=', theo).execute()
    expect(await causesFor(theo)).toEqual(['noUnit'])
    await db
      .updateTable('accounts')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', world.cast.accounts.theo)
      .execute()
    expect(await causesFor(theo)).toEqual(['switchedOff', 'noUnit'])
    await db
      .updateTable('buildings')
      .set({ suspended_at: world.clock.now() })
      .where('id', '=', harbour.building._id)
      .execute()
    const sam = await world.as('sam', 'harbour')
    const { causes } = await sam.call(units.signInHelp, { params: { id: theo } })
    expect(causes.map(({ cause }) => cause)).toEqual(['buildingSuspended', 'switchedOff', 'noUnit'])
  })
})

describe('an address in the roster', () => {
  test('tells nothing of an account that has nothing to do with the building', async () => {
    const known = await addPerson(harbour, { firstName: 'Nora', lastName: 'Newcomer', email: emailOf('nora') })
    const unknown = await addPerson(harbour, { firstName: 'Nobody', lastName: 'Atall', email: 'nobody@mail.example' })
    for (const step of ['as it comes', 'matched', 'invited']) {
      if (step === 'matched') await matchPeople(harbour)
      if (step === 'invited') for (const email of [emailOf('nora'), 'nobody@mail.example']) await invite(email)
      const [one, other] = [await helpFor(known), await helpFor(unknown)]
      const ids = other.causes.map(({ invitationId }) => invitationId)
      const alike = one.causes.map((cause, at) => ({ ...cause, invitationId: ids[at] ?? null }))
      expect([step, { ...one, email: null, causes: alike }]).toEqual([step, { ...other, email: null }])
      const [person, nobody] = [known, unknown].map((id) => mandeep.call(units.person, { params: { id } }))
      const desk = ({ approaches, ...rest }: NonNullable<Awaited<NonNullable<typeof person>>['desk']>) => ({
        ...rest,
        approaches: approaches.length,
      })
      expect(desk((await person!).desk!)).toEqual(desk((await nobody!).desk!))
    }
  })

  test('nor of one in another building', async () => {
    const ben = await addPerson(harbour, { firstName: 'Ben', lastName: 'Owner', email: emailOf('ben') })
    await matchPeople(harbour)
    expect(await causesFor(ben)).toEqual(['notJoined'])
  })
})

test('is for those who manage this building', async () => {
  const hana = await idOf('Hana Sato')
  for (const who of ['olivia', 'vic', 'mia'] as const)
    expect((await (await world.as(who)).try(units.signInHelp, { params: { id: hana } })).status).toBe(403)
  expect((await (await world.as('ada')).try(units.signInHelp, { params: { id: hana } })).status).toBe(404)
})
