/** Who is on council: what a term gives, when it gives it, and what is left when it ends. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joining } from '../../../../contract/joining.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { units } from '../../../../contract/units.ts'
import { startOfDay } from '../../../../contract/time.ts'
import type { NewTerm } from '../../../../contract/units/council.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo, personNamed, termHistory, tryEnd } from '../../../testing/council.ts'
import { rolesIn } from '../../../testing/moves.ts'
import { postAtOnce } from '../../../testing/race.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, endMembership } from '../../buildings/buildings.ts'

let world: World
let mandeep: Caller
let olivia: Caller
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const today = '2026-11-20'
const zone = 'America/Vancouver'
const buildingId = () => world.cast.buildings.harbour
const roles = () => rolesIn(world, buildingId())
const roleOf = async (email: string) => (await roles())[email]
const personOf = (name: string) => personNamed(mandeep, name)
const appoint = (name: string, term: Partial<Omit<NewTerm, 'personId'>> = {}, by = mandeep) => appointTo(by, name, term)
const end = (term: { _id: string; version: number }, said: object = {}, by = mandeep) => tryEnd(by, term, said)
/** A call that only those who manage the building may make. */
const manages = async (who: Caller) => (await who.try(units.council)).status
const at = async (date: string) => {
  world.clock.set(startOfDay(date, zone))
}
const mailsTo = (address: string) => world.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
const historyOf = (id: string) => termHistory(mandeep, id)

describe('an owner who is appointed', () => {
  test('is council at the next call, without signing in again, and is told', async () => {
    expect(await manages(olivia)).toBe(403)
    const term = await appoint('Olivia', { positions: ['treasurer', 'president'] })
    expect(term).toMatchObject({ name: 'Olivia Owner', state: 'running', role: 'council', to: null, isMe: false })
    expect(await manages(olivia)).toBe(200)
    expect((await olivia.call(units.officeHolders)).find(({ name }) => name === 'Olivia Owner')).toMatchObject({
      role: 'council',
      position: 'President and treasurer',
    })
    const { items } = await olivia.call(notifications.list, { query: {} })
    expect(items[0]).toMatchObject({
      kind: 'council.appointed',
      title: 'You’re now on council at Harbour View',
      text: 'President and treasurer, from Nov 20, 2026.',
      link: '/settings/council',
    })
    await world.jobs.drain()
    expect(mailsTo('owner@parapet.example')).toEqual(['You’re now on council at Harbour View'])
    expect(await historyOf(term._id)).toEqual(['appointed, Mandeep Manager'])
  })

  test('is an owner again when the term ends, at the next call, and open tabs hear of both', async () => {
    const heard: unknown[] = []
    world.platform.events.subscribe(({ event, data }) => event === 'changed' && heard.push(data.subject))
    const term = await appoint('Olivia')
    expect(heard).toContain('building')
    const done = await end(term)
    expect(done.body.data).toMatchObject({ state: 'over', to: today, role: 'owner', version: 2 })
    expect(await manages(olivia)).toBe(403)
    expect((await mandeep.call(units.officeHolders)).map(({ name }) => name)).not.toContain('Olivia Owner')
    const { items } = await olivia.call(notifications.list, { query: {} })
    expect(items[0]).toMatchObject({
      title: 'Your term on council has ended',
      text: 'Thank you for your time on council at Harbour View. You continue as an owner.',
    })
    expect(await historyOf(term._id)).toEqual(['ended, Mandeep Manager', 'appointed, Mandeep Manager'])
    expect((await end({ ...term, version: 2 })).status).toBe(409)
  })

  test('for a term to come gets nothing before its day, and the role when it begins', async () => {
    const term = await appoint('Olivia', { from: '2026-12-01' })
    expect(term).toMatchObject({ state: 'coming', role: 'owner' })
    expect(await manages(olivia)).toBe(403)
    await at('2026-11-30')
    await world.jobs.drain()
    expect(await manages(olivia)).toBe(403)
    await at('2026-12-01')
    await world.jobs.drain()
    expect(await manages(olivia)).toBe(200)
  })

  test('whose day was missed by its own job gets the role by the one that recurs', async () => {
    await appoint('Olivia', { from: '2026-11-21' })
    await world.connection.pool.query("delete from pgboss.job where name = 'units.followCouncil'")
    await at('2026-11-21')
    await world.jobs.runNow('units.followCouncils')
    expect(await roleOf('owner@parapet.example')).toBe('council')
  })

  test('loses the role with the last day before any job has run, and for good when it has', async () => {
    const term = await appoint('Olivia', { to: '2026-11-30' })
    world.clock.set('2026-12-01T06:59:00.000Z')
    expect(await manages(olivia)).toBe(200)
    await at('2026-12-01')
    expect(await manages(olivia)).toBe(403)
    expect((await olivia.try(units.mine)).status).toBe(200)
    expect(await roleOf('owner@parapet.example')).toBe('council')
    await world.jobs.drain()
    expect(await roleOf('owner@parapet.example')).toBe('owner')
    mandeep = await world.as('mandeep')
    expect(await historyOf(term._id)).toEqual(['ended by its day, units.followCouncil', 'appointed, Mandeep Manager'])
    await world.jobs.drain()
    expect(mailsTo('owner@parapet.example').at(-1)).toBe('Your term on council has ended')
  })

  test('keeps the role over two terms that meet', async () => {
    await appoint('Olivia', { to: '2026-11-30' })
    await appoint('Olivia', { from: '2026-12-01' })
    await at('2026-12-01')
    expect(await manages(olivia)).toBe(200)
    await world.jobs.drain()
    expect(await manages(olivia)).toBe(200)
  })

  test('keeps what an earlier day was given by: another last day holds at once', async () => {
    const term = await appoint('Olivia', { to: '2026-11-30' })
    const body = { version: 1, positions: ['secretary' as const], from: today, to: '2026-12-31' }
    expect(await mandeep.call(units.changeTerm, { params: { id: term._id }, body })).toMatchObject({
      positions: ['secretary'],
      to: '2026-12-31',
      version: 2,
    })
    const stale = await mandeep.try(units.changeTerm, { params: { id: term._id }, body })
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'STALE', 2])
    await at('2026-12-01')
    await world.jobs.drain()
    expect(await manages(olivia)).toBe(200)
  })

  test('ends on a day that somebody names, and not before', async () => {
    const term = await appoint('Olivia')
    expect((await end(term, { lastDay: '2026-11-19' })).status).toBe(400)
    expect((await end(term, { lastDay: today })).body.data).toMatchObject({ state: 'running', to: today })
    expect(await manages(olivia)).toBe(200)
    await at('2026-11-21')
    expect(await manages(olivia)).toBe(403)
  })
})

describe('somebody else', () => {
  test('who rents is appointed with a doubt, and has a tenant’s rights afterwards', async () => {
    const id = await personOf('Theo')
    const { doubts, ties } = await mandeep.call(units.candidate, { params: { id } })
    expect(ties).toEqual([{ unitNumber: '305', role: 'tenant' }])
    expect(doubts.map(({ source }) => source)).toEqual(['Strata Property Act, ss. 28, 147 and 148'])
    const term = await appoint('Theo')
    expect(term.role).toBe('council')
    await end(term)
    expect(await roleOf('tenant@parapet.example')).toBe('tenant')
  })

  test('of an Alberta building sits on the board, and hears of it so', async () => {
    const prairie = await world.as('mandeep', 'prairie')
    const board = await appointTo(prairie, 'Ben', { positions: ['treasurer'] })
    await tryEnd(prairie, board)
    await world.jobs.drain()
    expect(mailsTo('owner.b@parapet.example')).toEqual([
      'You’re now on the board at Prairie Court',
      'Your term on the board has ended',
    ])
    const ada = await prairie.call(units.person, { params: { id: await personNamed(prairie, 'Ada') } })
    expect(ada.desk?.ending?.lines.join(' ')).toContain('immediately stops being a board member of Prairie Court')
    expect(ada.desk?.ending?.lines.join(' ')).toContain(
      'the last board member of Prairie Court; no one would be on the board',
    )
  })

  test('without an account is on council by name, hears by mail, and has the role once they join', async () => {
    const term = await appoint('Hana', { positions: ['secretary'] })
    expect(term.role).toBeNull()
    await world.jobs.drain()
    expect(mailsTo('hana.sato@mail.example')).toEqual(['You’re now on council at Harbour View'])
    expect((await olivia.call(units.officeHolders)).find(({ name }) => name === 'Hana Sato')).toMatchObject({
      role: 'council',
      position: 'Secretary',
    })
    const emil = await mandeep.call(units.candidate, { params: { id: await personOf('Emil') } })
    expect(emil.doubts.map(({ text }) => text)).toEqual(['Emil Novak and Hana Sato own a strata lot together.'])
    const email = 'hana.sato@mail.example'
    await mandeep.call(joining.invite, { body: { email, role: 'owner' } })
    await world.jobs.drain()
    const [, invitationToken] = /claim-invitation\/([\w-]+)/.exec(world.mails.findLast(({ to }) => to === email)!.text)!
    const person = { firstName: 'Hana', lastName: 'Sato', email, phone: '6045550199' }
    const password = 'Harbour-2026!'
    const hana = world.stranger()
    const body = { ...person, password, confirmPassword: password, invitationToken }
    expect((await hana.send('POST', '/api/auth/register', { body })).status).toBe(200)
    hana.buildingId = buildingId()
    expect(await manages(hana)).toBe(200)
  })

  test('who manages the building keeps that role', async () => {
    const { accounts } = world.cast
    await addMember(world.context(), { buildingId: buildingId(), accountId: accounts.olivia, role: 'management' })
    const term = await appoint('Olivia')
    expect(term.role).toBe('management')
    expect((await end(term)).body.data.role).toBe('management')
  })

  test('whom no tie holds loses access with the term', async () => {
    const theo = await world.as('theo')
    const term = await appoint('Theo', { to: '2026-11-25' })
    await world.connection.pool.query("update tenancies set to_date = '2026-11-22'")
    await mandeep.call(units.changeTerm, {
      params: { id: term._id },
      body: { version: 1, from: today, to: '2026-11-26', positions: [] },
    })
    await at('2026-11-26')
    expect(await manages(theo)).toBe(200)
    await at('2026-11-27')
    expect((await theo.try(units.mine)).status).toBe(403)
    await world.jobs.drain()
    expect(await roles()).not.toHaveProperty('tenant@parapet.example')
  })
})

describe('who appoints', () => {
  test('is council as well, and a resident is refused', async () => {
    const carla = await world.as('carla')
    expect((await appoint('Olivia', {}, carla)).role).toBe('council')
    const theo = await world.as('theo')
    const body = { personId: await personOf('Theo'), from: today }
    expect((await theo.try(units.appoint, { body })).status).toBe(403)
  })

  test('ends their own role only by saying so, and then at once', async () => {
    const carla = await world.as('carla')
    const term = await appoint('Carla')
    const asked = await end(term, {}, carla)
    expect([asked.status, asked.body.errors[0].field]).toEqual([400, 'ownRoleEnds'])
    expect((await end(term, { ownRoleEnds: true }, carla)).body.data.role).toBe('owner')
    expect(await manages(carla)).toBe(403)
  })

  test('cannot leave the building to nobody, and its day does not either', async () => {
    const term = await appoint('Carla', { to: '2026-11-30' })
    const carla = await world.as('carla')
    await endMembership(world.context(), { buildingId: buildingId(), accountId: world.cast.accounts.mandeep })
    const refused = await end(term, { ownRoleEnds: true }, carla)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Carla Council is the only person managing Harbour View. Have someone else do so first.',
    ])
    await at('2026-12-01')
    await world.jobs.drain()
    const { terms, withoutTerm } = await carla.call(units.council)
    expect([terms, withoutTerm.map(({ name }) => name)]).toEqual([[], ['Carla Council']])
  })

  test('many at once appoint somebody once', async () => {
    const body = { personId: await personOf('Olivia'), from: today, positions: [] }
    const headers = { cookie: mandeep.cookie, 'x-building-id': buildingId(), origin: world.config.publicUrl }
    const statuses = await postAtOnce(world.app, 10, { path: units.appoint.path, headers, body })
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('reaches nobody of the building next door', async () => {
    const ada = await world.as('ada')
    const body = { personId: await personOf('Olivia'), from: today }
    expect((await ada.try(units.appoint, { body })).status).toBe(404)
    const term = await appoint('Olivia')
    expect((await end(term, {}, ada)).status).toBe(404)
    expect((await ada.call(units.council)).terms).toEqual([])
    expect((await ada.call(units.council)).doubts).toEqual([])
  })
})
