/** Creating a building: all of it or nothing, once, and never over another one's code or plan. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import type { BuildingOrder } from '../../../contract/admin/new-building.ts'
import { audit } from '../../../contract/audit.ts'
import { buildings } from '../../../contract/buildings.ts'
import { units } from '../../../contract/units.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { codeFrom, codeStem } from './codes.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterEach(() => world.close())

const plan = {
  floors: 3,
  unitsPerFloor: 4,
  firstFloor: 1,
  numbering: 'floorPosition',
  skipThirteen: true,
  skipFour: false,
} as const
const order = {
  name: 'Cedar Heights',
  address: '12 Orchard Lane',
  city: 'Kelowna',
  province: 'BC',
  postalCode: 'v1y1a1',
  planNumber: 'kas 12',
  timeZone: 'America/Vancouver',
  code: 'ceda01',
  features: { maintenanceTickets: true, parking: false, notices: true, forum: true },
  units: plan,
  managerEmail: 'First.Manager@example.ca',
} as const satisfies Partial<Record<keyof BuildingOrder, unknown>>

const count = async (): Promise<number[]> => {
  const { rows } = await world.connection.pool.query(
    `select (select count(*)::int from buildings) as b, (select count(*)::int from units) as u,
       (select count(*)::int from invitations) as i, (select count(*)::int from changes) as c`,
  )
  return Object.values(rows[0] as Record<string, number>)
}

describe('an order', () => {
  it('makes the building with its units, and mails its first manager', async () => {
    const made = await sam.call(admin.create, { body: order })
    expect(made).toMatchObject({
      name: 'Cedar Heights',
      code: 'CEDA01',
      units: 12,
      invited: 'first.manager@example.ca',
    })
    const inside = await world.as('sam')
    inside.buildingId = made._id
    const settings = await inside.call(buildings.settings, { params: { id: made._id } })
    expect(settings).toMatchObject({
      code: 'CEDA01',
      jurisdiction: 'BC',
      planNumber: 'KAS 12',
      postalCode: 'V1Y 1A1',
      features: { parking: false, forum: true },
    })
    const { items } = await inside.call(units.list, { query: { limit: 100 } })
    expect(items.map(({ unitNumber, floor, strataLot }) => [unitNumber, floor, strataLot]).at(-1)).toEqual([
      '304',
      '3',
      '12',
    ])
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['first.manager@example.ca', 'You are invited to Cedar Heights'],
    ])
    const { items: history } = await inside.call(audit.list, { query: { subject: 'building' } })
    expect(history).toMatchObject([{ action: 'created', by: 'Sam Superadmin', byStaff: true }])
    const { items: all } = await sam.call(admin.buildings, { query: { search: 'cedar' } })
    expect(all).toMatchObject([{ units: 12, state: 'unmanaged', accounts: 0 }])
  })

  it('without units or manager makes the building alone', async () => {
    const made = await sam.call(admin.create, { body: { ...order, units: null, managerEmail: '' } })
    expect(made).toMatchObject({ units: 0, invited: null })
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })

  it('sent again with its key makes one building, and with another key is refused', async () => {
    const send = (key: string) =>
      sam.send('POST', admin.create.path, { body: order, headers: { 'idempotency-key': key } })
    const [first, second] = [await send('one'), await send('one')]
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    const before = await count()
    const third = await send('two')
    expect(third.status).toBe(400)
    expect(await count()).toEqual(before)
  })

  it('sent by eight at once makes one building', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sam.send('POST', admin.create.path, { body: order })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
    expect((await sam.call(admin.buildings, { query: { search: 'cedar' } })).items).toHaveLength(1)
  })

  it.each([
    ['code', { code: 'harb01' }, 'The code HARB01 is already used by another building.'],
    ['planNumber', { planNumber: 'EPS4821' }, 'The plan number EPS4821 is already used by another building.'],
    ['planNumber', { planNumber: 'eps 4821' }, 'The plan number EPS 4821 is already used by another building.'],
    ['planNumber', { planNumber: '!!' }, 'Invalid strata plan number format'],
    ['planNumber', { province: 'AB', planNumber: 'KAS 12' }, 'Invalid condominium plan number format'],
    ['province', { province: 'Ontario' }, 'Choose a province or territory'],
    ['timeZone', { timeZone: 'Europe/Paris' }, 'Choose a time zone'],
    ['postalCode', { postalCode: '90210' }, 'Invalid postal code format'],
    ['managerEmail', { managerEmail: 'nobody' }, 'Invalid email format'],
    ['units.floors', { units: { ...plan, floors: 0 } }, 'Enter a whole number from 1 to 100'],
    ['units.numbering', { units: { ...plan, numbering: '__proto__' } }, ''],
    ['features', { features: null }, ''],
    ['name', { name: 'x' }, ''],
  ])('with a bad %s is refused on it and leaves nothing: %j', async (field, more, message) => {
    const before = await count()
    const { status, body } = await sam.send('POST', admin.create.path, { body: { ...order, ...more } })
    expect(status).toBe(400)
    const found = body.errors.find((one: { field: string }) => one.field === field || one.field.startsWith(`${field}.`))
    expect(found.message).toContain(message)
    expect(await count()).toEqual(before)
  })

  it('does not let settings move a building onto the plan of another one', async () => {
    const made = await sam.call(admin.create, { body: order })
    const body = { version: 1, planNumber: 'EPS 4821' }
    const refused = await sam.try(buildings.change, { params: { id: made._id }, body })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'planNumber', message: 'Another building already has this plan number.' }],
    ])
    const kept = await sam.call(buildings.change, { params: { id: made._id }, body: { version: 1, city: 'Vernon' } })
    expect(kept).toMatchObject({ city: 'Vernon', planNumber: 'KAS 12' })
  })
})

describe('a check', () => {
  it('proposes a free code, and says what stands against a code or a plan', async () => {
    const check = (query: object) => sam.call(admin.check, { query })
    expect(await check({ name: 'Harbour Side' })).toEqual({ proposedCode: 'HARB02', code: null, planNumber: null })
    expect(await check({ code: 'HARB01', province: 'BC', planNumber: 'eps4821' })).toMatchObject({
      code: 'The code HARB01 is already used by another building.',
      planNumber: 'The plan number EPS4821 is already used by another building.',
    })
    expect(await check({ code: 'FREE01', province: 'AB', planNumber: 'EPS 4821' })).toMatchObject({
      code: null,
      planNumber: 'Invalid condominium plan number format',
    })
  })

  it.each([
    ['Élan sur mer', 'ELAN'],
    ['The 88', 'THEB'],
    ['42', 'BLDG'],
  ])('begins the code of %s with %s', (name, stem) => {
    expect(codeStem(name)).toBe(stem)
    expect(codeFrom(stem, new Set([`${stem}01`, `${stem}02`]))).toBe(`${stem}03`)
  })
})
