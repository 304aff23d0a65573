import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import type { Caller } from '../../../testing/caller.ts'
import { importFile } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let ids: Map<string, string>
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  const { items } = await mandeep.call(units.list, { query: { limit: 100 } })
  ids = new Map(items.map(({ unitNumber, _id }) => [unitNumber, _id]))
})
afterAll(() => world.close())

const story = (unitNumber: string): Promise<Unit> => mandeep.call(units.get, { params: { id: ids.get(unitNumber)! } })
const linkOf = async (unitNumber: string, name: string) =>
  (await story(unitNumber)).links.find((link) => link.name === name)!
const kept = { isPrimary: null, occupiesUnit: true, formKReceivedOn: null, leaseEndsOn: null, notes: '', to: null }
const emptyPerson = { firstName: '', lastName: '', companyName: '' }

describe('who is tied to a unit', () => {
  test('a co-owner, an occupant and an agent come to it; somebody known by e-mail and name stays one person', async () => {
    const id = ids.get('804')!
    const add = (body: object) => mandeep.send('POST', `/api/units/${id}/people`, { body })
    const coOwner = { ...emptyPerson, firstName: 'Nora', lastName: 'Newcomer', email: 'newcomer@parapet.example' }
    const made = await add({ ...coOwner, role: 'owner', from: '2026-01-01', sharePercent: '50' })
    expect(made.status).toBe(200)
    expect(await linkOf('804', 'Nora Newcomer')).toMatchObject({
      sharePercent: 50,
      hasAccount: false,
      from: '2026-01-01',
    })
    expect((await add({ ...coOwner, role: 'owner', from: '2026-01-01' })).status).toBe(409)
    const agent = await add({
      ...emptyPerson,
      companyName: 'Tidewater Holdings Ltd.',
      email: 'office@tidewater.example',
      role: 'agent',
      from: '2026-01-01',
    })
    expect(agent.status).toBe(200)
    expect((await linkOf('804', 'Tidewater Holdings Ltd.')).personId).toBe(
      (await linkOf('102', 'Tidewater Holdings Ltd.')).personId,
    )
    expect((await add({ ...emptyPerson, role: 'occupant', from: '2026-01-01' })).body.errors).toHaveLength(2)
    expect(
      (await add({ ...emptyPerson, firstName: 'A', lastName: 'B', role: 'tenant', from: '2026-01-01' })).status,
    ).toBe(400)
  })

  test('a roster that changes a period makes a form stale that was opened before', async () => {
    const link = await linkOf('703', 'Olivia Owner')
    const line =
      'unit_number,role,first_name,last_name,email,notes\n703,owner,Olivia,Owner,owner@parapet.example,Away in March'
    expect(await importFile(world, mandeep, line, true)).toMatchObject({ applied: true })
    const where = { params: { id: ids.get('703')!, linkId: link._id } }
    const body = { ...kept, from: link.from, sharePercent: link.sharePercent, version: link.version }
    const stale = await mandeep.try(units.changeTie, { ...where, body })
    expect([stale.status, stale.body.current.notes]).toEqual([409, 'Away in March'])
  })

  test('a period is put right; ending it is the business of a sale or a move', async () => {
    const link = await linkOf('305', 'Theo Tenant')
    const where = { params: { id: ids.get('305')!, linkId: link._id } }
    const save = (body: object, version = link.version) =>
      mandeep.try(units.changeTie, { ...where, body: { ...kept, from: link.from, version, ...body } })
    expect((await save({ to: '2026-11-01' })).body.errors).toEqual([
      { field: 'to', message: 'This ends with a move-out; record it there' },
    ])
    expect((await save({ sharePercent: '20' })).body.errors[0].field).toBe('sharePercent')
    expect((await save({ from: '2025-07-01', formKReceivedOn: '2025-07-10', leaseEndsOn: '2027-06-30' })).status).toBe(
      200,
    )
    expect(await linkOf('305', 'Theo Tenant')).toMatchObject({
      from: '2025-07-01',
      formKReceivedOn: '2025-07-10',
      leaseEndsOn: '2027-06-30',
      version: link.version + 1,
    })
    const stale = await save({ from: '2025-08-01' })
    expect([stale.status, stale.body.current.from]).toEqual([409, '2025-07-01'])
    const { items } = await mandeep.call(audit.history, {
      params: { subject: 'unit', id: ids.get('305')! },
      query: {},
    })
    expect(items[0]).toMatchObject({ action: 'tenant changed' })
    expect(items[0]!.fields.map(({ field }) => field)).toEqual(['from', 'formKReceivedOn', 'leaseEndsOn', 'personId'])
    const elsewhere = { params: { id: ids.get('804')!, linkId: link._id } }
    const wrong = await mandeep.try(units.changeTie, { ...elsewhere, body: { ...kept, version: 2 } })
    expect(wrong.status).toBe(404)
  })
})

describe('what the building keeps', () => {
  const person = async (name: string, unitNumber: string) => {
    const { person: known } = await linkOf(unitNumber, name)
    const { _id, ...facts } = known!
    const body = Object.fromEntries(
      Object.entries(facts).map(([field, value]) => [
        field,
        value === null && !/Consent|Date/.test(field) ? '' : value,
      ]),
    )
    return { _id, body }
  }
  const change = (id: string, body: object) => mandeep.send('PUT', `/api/people/${id}`, { body })

  test('of a person is changed with the rules of the roster', async () => {
    const { _id, body } = await person('Emil Novak', '101')
    const saved = await change(_id, {
      ...body,
      phone: '604 555 0199',
      mailingPostalCode: 'v6b1a1',
      emailNoticeConsent: null,
    })
    expect(saved.status).toBe(200)
    expect((await linkOf('101', 'Emil Novak')).person).toMatchObject({ phone: '+16045550199', version: 2 })
    const next = { ...body, version: 2 }
    for (const [wrong, field] of [
      [{ firstName: '' }, 'firstName'],
      [{ phone: '123' }, 'phone'],
      [{ mailingPostalCode: '98101' }, 'mailingPostalCode'],
      [{ emailNoticeConsent: true, email: '' }, 'email'],
    ] as const)
      expect((await change(_id, { ...next, ...wrong })).body.errors[0].field).toBe(field)
    expect((await change(_id, { ...next, mailingPostalCode: '98101', mailingCountry: 'USA' })).status).toBe(200)
    const stale = await change(_id, next)
    expect([stale.status, stale.body.current.version]).toEqual([409, 3])
    const consent = { ...body, version: 3, email: 'emil.novak@mail.example', emailNoticeConsent: true }
    expect((await change(_id, consent)).status).toBe(200)
    expect((await linkOf('101', 'Emil Novak')).person!.consentDate).toBe(world.clock.now().slice(0, 10))
  })

  test('of a person ties the account of another e-mail, and unties the former one', async () => {
    const { _id, body } = await person('Olivia Owner', '703')
    expect((await change(_id, { ...body, email: 'olivia.elsewhere@mail.example' })).status).toBe(200)
    expect((await linkOf('703', 'Olivia Owner')).hasAccount).toBe(false)
    const olivia = await world.as('olivia')
    expect((await olivia.try(units.get, { params: { id: ids.get('703')! } })).status).toBe(404)
    const back = { ...body, email: 'Owner@Parapet.example', version: (body['version'] as number) + 1 }
    expect((await change(_id, back)).status).toBe(200)
    expect((await olivia.try(units.get, { params: { id: ids.get('703')! } })).status).toBe(200)
  })

  test('of a unit is changed with its version; a number stands once in the building', async () => {
    const { version } = await story('102')
    const body = { unitNumber: '102', strataLot: '7', unitEntitlement: '84.5', postalCode: 'v6e 1a1', version }
    const save = (values: object) =>
      mandeep.try(units.change, { params: { id: ids.get('102')! }, body: { ...body, ...values } })
    expect((await save({ unitNumber: '101' })).body.error).toBe('Unit 101 already exists.')
    expect((await save({ unitEntitlement: '-1' })).body.errors[0].field).toBe('unitEntitlement')
    for (const [field, value] of [
      ['unitNumber', '#102'],
      ['streetAddress', 'A'.repeat(201)],
      ['postalCode', 'D1A 1A1'],
    ] as const)
      expect((await save({ [field]: value })).body.errors.map((error: { field: string }) => error.field)).toEqual([
        field,
      ])
    expect((await save({})).status).toBe(200)
    expect(await story('102')).toMatchObject({
      strataLot: '7',
      unitEntitlement: 84.5,
      postalCode: 'V6E 1A1',
      floor: null,
    })
    expect((await save({})).body.current).toMatchObject({ strataLot: '7', version: version + 1 })
    const renamed = await save({ unitNumber: '0101', version: version + 1 })
    expect(renamed.body.data).toEqual({ _id: ids.get('102'), version: version + 2, sameDoors: ['101'] })
    expect((await save({ version: version + 2 })).body.data.sameDoors).toEqual([])
  })
})
