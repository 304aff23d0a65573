/** The treasurer of a building that lets them keep its books: from when, until when, and what they may then do. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import type { Position } from '../../../../contract/council-words.ts'
import { banking } from '../../../../contract/banking.ts'
import { joining } from '../../../../contract/joining.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { startOfDay } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import type { CouncilTerm } from '../../../../contract/units/council.ts'
import { voting } from '../../../../contract/voting.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo, personNamed, tryEnd } from '../../../testing/council.ts'
import { dismissManager, keeps, settingsOf, turn } from '../../../testing/treasurer.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, findCurrentBuilding } from '../../buildings/buildings.ts'
import { settleHoldings } from '../../ledger/ledger.ts'
import { tiePerson } from '../units.ts'

let world: World
let carla: Caller
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  await dismissManager(world, 'harbour')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const zone = 'America/Vancouver'
const office = { positions: ['treasurer' as const] }

const at = async (date: string) => {
  world.clock.set(startOfDay(date, zone))
}

const justBefore = (date: string) => new Date(Date.parse(startOfDay(date, zone)) - 1).toISOString()

describe('the treasurer', () => {
  test('keeps no books until the building lets them, and then at the next call of an open session', async () => {
    await appointTo(carla, 'Olivia', office)
    expect([(await settingsOf(carla)).treasurerKeepsBooks, await keeps(olivia)]).toEqual([false, false])
    const heard: unknown[] = []
    world.platform.events.subscribe(({ event, data }) => event === 'changed' && heard.push(data.subject))
    expect((await turn(carla, true)).body.data).toMatchObject({
      treasurerKeepsBooks: true,
      permissions: { billing: false },
    })
    expect([await keeps(olivia), await keeps(carla)]).toEqual([true, false])
    expect(heard).toContain('building')
    const { items } = await carla.call(audit.history, {
      params: { subject: 'building', id: carla.buildingId! },
      query: {},
    })
    expect(items[0]).toMatchObject({
      by: 'Carla Council',
      action: 'changed',
      fields: [{ field: 'treasurerKeepsBooks', before: false, after: true }],
    })
    expect((await turn(carla, false)).status).toBe(200)
    expect(await keeps(olivia)).toBe(false)
  })

  test('stays council: they vote, owe their own fees, and do nothing else that is management’s', async () => {
    await appointTo(carla, 'Olivia', office)
    await turn(carla, true)
    await settleHoldings({
      ...world.context(),
      building: (await findCurrentBuilding(world.platform.db, carla.buildingId!))!,
    })
    expect(await keeps(olivia)).toBe(true)
    expect((await settingsOf(olivia)).userRole).toBe('council')
    expect((await olivia.try(voting.list, { query: {} })).status).toBe(200)
    expect((await olivia.call(ledger.mine)).map(({ unit }) => unit.unitNumber)).toContain('703')
    const invited = { email: 'new.manager@example.ca', role: 'management' as const }
    expect((await olivia.try(joining.invite, { body: invited })).status).toBe(403)
    expect((await settingsOf(olivia)).rolePermissions.council.billing).toBe(false)
  })

  test('gets the office from someone else once it gives the books, unless they keep them already', async () => {
    const positions = (term: CouncilTerm, by: Caller, ...given: Position[]) =>
      by.try(units.changeTerm, {
        params: { id: term._id },
        body: { version: term.version, from: term.from, to: term.to, positions: given },
      })
    const hers = await appointTo(carla, 'Olivia', { positions: ['president'] })
    await turn(carla, true)
    const personId = await personNamed(carla, 'Carla')
    const refused = await carla.try(units.appoint, { body: { personId, from: '2026-11-20', ...office } })
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'The treasurer keeps the books here, so someone else has to give you this office.',
    ])
    const own = await appointTo(carla, 'Carla', { positions: ['secretary'] })
    expect([(await positions(own, carla, 'secretary', 'treasurer')).status, await keeps(carla)]).toEqual([403, false])
    expect((await positions(hers, carla, 'president', 'treasurer')).status).toBe(200)
    expect([(await positions(own, olivia, 'treasurer')).status, await keeps(carla)]).toEqual([200, true])
  })

  test('reads the history of a bank account, which council doesn’t', async () => {
    await appointTo(carla, 'Olivia', office)
    await turn(carla, true)
    await olivia.call(ledger.books)
    const { _id: id } = await olivia.call(banking.addAccount, {
      body: { name: 'Chequing', lastDigits: '123', fund: 'operating' },
    })
    const history = { params: { subject: 'bankAccount' as const, id }, query: {} }
    expect((await olivia.call(audit.history, history)).items[0]).toMatchObject({ by: 'Olivia Owner', action: 'added' })
    expect((await carla.try(audit.history, history)).status).toBe(404)
    const kinds = async (who: Caller) => (await who.call(audit.list, { query: {} })).items.map(({ subject }) => subject)
    expect([(await kinds(olivia)).includes('bankAccount'), (await kinds(carla)).includes('bankAccount')]).toEqual([
      true,
      false,
    ])
  })

  test('is named with the council’s terms, but only while they keep the books', async () => {
    const term = await appointTo(carla, 'Olivia', office)
    await appointTo(carla, 'Theo')
    expect((await carla.call(units.council)).keepsBooks).toEqual([])
    await turn(carla, true)
    expect((await carla.call(units.council)).keepsBooks).toEqual([term._id])
  })
})

describe('the books end', () => {
  beforeEach(() => turn(carla, true))

  test('with the last day of the term by the building’s clocks, before any job has run', async () => {
    await appointTo(carla, 'Olivia', { ...office, to: '2026-11-30' })
    world.clock.set(justBefore('2026-12-01'))
    expect(await keeps(olivia)).toBe(true)
    await at('2026-12-01')
    expect(await keeps(olivia)).toBe(false)
    await world.jobs.drain()
    expect(await keeps(olivia)).toBe(false)
  })

  test('with the office, though the next term leaves the role as it was', async () => {
    await appointTo(carla, 'Olivia', { ...office, to: '2026-11-30' })
    await appointTo(carla, 'Olivia', { from: '2026-12-01' })
    world.clock.set(justBefore('2026-12-01'))
    expect(await keeps(olivia)).toBe(true)
    await at('2026-12-01')
    expect(await keeps(olivia)).toBe(false)
    expect((await settingsOf(olivia)).userRole).toBe('council')
  })

  test('also for the last one who manages the building, who keeps the role', async () => {
    await appointTo(carla, 'Carla', { ...office, to: '2026-11-30' })
    expect(await keeps(carla)).toBe(true)
    await at('2026-12-01')
    await world.jobs.drain()
    expect((await settingsOf(carla)).userRole).toBe('council')
    expect(await keeps(carla)).toBe(false)
  })

  test('at once when the office is given to someone else', async () => {
    const { _id, version } = await appointTo(carla, 'Olivia', office)
    expect(await keeps(olivia)).toBe(true)
    const body = { version, positions: ['secretary' as const], from: '2026-11-20', to: null }
    await carla.call(units.changeTerm, { params: { id: _id }, body: { ...body, to: '' } })
    expect(await keeps(olivia)).toBe(false)
  })

  test('at once when someone ends the term', async () => {
    const term = await appointTo(carla, 'Olivia', office)
    expect(await keeps(olivia)).toBe(true)
    expect((await tryEnd(carla, term)).status).toBe(200)
    expect(await keeps(olivia)).toBe(false)
    // Another term of the same day gives the role back, but not the office that ended.
    await appointTo(carla, 'Olivia')
    expect([(await settingsOf(olivia)).userRole, await keeps(olivia)]).toEqual(['council', false])
  })

  test('at once when the role is taken and another is given', async () => {
    await appointTo(carla, 'Olivia', office)
    const { accounts } = world.cast
    await addMember(world.context(), { buildingId: carla.buildingId!, accountId: accounts.olivia, role: 'owner' })
    expect(await keeps(olivia)).toBe(false)
  })
})

describe('the books begin', () => {
  beforeEach(() => turn(carla, true))

  test('with the first day of a term, and not the day before', async () => {
    await appointTo(carla, 'Olivia', { to: '2026-11-20' })
    await appointTo(carla, 'Olivia', { ...office, from: '2026-11-21' })
    expect(await keeps(olivia)).toBe(false)
    await at('2026-11-21')
    expect(await keeps(olivia)).toBe(true)
  })

  test('with the role, for an owner whose first term begins', async () => {
    await appointTo(carla, 'Olivia', { ...office, from: '2026-11-21' })
    expect(await keeps(olivia)).toBe(false)
    await at('2026-11-21')
    await world.jobs.drain()
    expect(await keeps(olivia)).toBe(true)
  })

  test('for a treasurer without an account once they join', async () => {
    const term = await appointTo(carla, 'Hana', office)
    expect([term.role, (await carla.call(units.council)).keepsBooks]).toEqual([null, []])
    const email = 'hana.sato@mail.example'
    await carla.call(joining.invite, { body: { email, role: 'owner' } })
    await world.jobs.drain()
    const invitation = world.mails.findLast(({ to, text }) => to === email && text.includes('claim-invitation'))!
    const [, invitationToken] = /claim-invitation\/([\w-]+)/.exec(invitation.text)!
    const password = 'Harbour-2026!'
    const person = { firstName: 'Hana', lastName: 'Sato', email, phone: '6045550199' }
    const hana = world.stranger()
    const body = { ...person, password, confirmPassword: password, invitationToken }
    expect((await hana.send('POST', '/api/auth/register', { body })).status).toBe(200)
    hana.buildingId = carla.buildingId
    expect(await keeps(hana)).toBe(true)
  })

  test('for a council member whose account is linked to the treasurer of the roster later', async () => {
    await appointTo(carla, 'Hana', office)
    expect(await keeps(carla)).toBe(false)
    const building = (await findCurrentBuilding(world.platform.db, carla.buildingId!))!
    const personId = await personNamed(carla, 'Hana')
    await tiePerson({ ...world.context(), building }, { personId, accountId: world.cast.accounts.carla, email: null })
    expect(await keeps(carla)).toBe(true)
  })
})

describe('the building next door', () => {
  test('gives its treasurer nothing by what another one lets theirs do, nor the other way round', async () => {
    const ada = await world.as('ada')
    const ben = await world.as('ben')
    await appointTo(ada, 'Ben', office)
    await appointTo(carla, 'Olivia', office)
    await turn(carla, true)
    expect([await keeps(olivia), await keeps(ben)]).toEqual([true, false])
    await turn(carla, false)
    await dismissManager(world, 'prairie')
    expect((await turn(ada, true)).status).toBe(200)
    expect([await keeps(olivia), await keeps(ben)]).toEqual([false, true])
    // An owner of Harbour View who is treasurer next door is no treasurer here.
    await addMember(world.context(), {
      buildingId: carla.buildingId!,
      accountId: world.cast.accounts.ben,
      role: 'council',
    })
    await turn(carla, true)
    expect(await keeps(await world.as('ben', 'harbour'))).toBe(false)
  })
})
