import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notices, type Audience } from '../../../contract/notices.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { draft, publish, textFile, titlesFor } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { addPerson, endTenancy, linksOfAccount, matchPeople, startOwnership } from '../units/units.ts'

let world: World
const callers = {} as Record<Name, Caller>
const unitIds: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  for (const name of ['mandeep', 'carla', 'olivia', 'theo', 'mia', 'vic', 'ben', 'ada'] as const)
    callers[name] = await world.as(name)
  const rows = await world.platform.db.selectFrom('units').select(['id', 'unit_number']).execute()
  for (const { id, unit_number } of rows) unitIds[unit_number] = id
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}

/** Every way to a notice: what each answers to somebody. */
const waysTo = async (caller: Caller, id: string, attachmentId: string, title: string) => ({
  get: (await caller.try(notices.get, byId(id))).status,
  file: (await caller.try(notices.attachment, { params: { id, attachmentId } })).status,
  read: (await caller.try(notices.read, byId(id))).status,
  acknowledge: (await caller.try(notices.acknowledge, byId(id))).status,
  listed: (await titlesFor(caller)).includes(title),
  found: (await titlesFor(caller, { search: title })).includes(title),
  pinned: (await caller.call(notices.pinned)).some((notice) => notice.title === title),
  inbox: (await caller.send('GET', '/api/notifications?limit=100')).text.includes(title),
})
const open = { get: 200, file: 200, read: 200, acknowledge: 200, listed: true, found: true, pinned: true, inbox: true }
const shut = {
  get: 404,
  file: 404,
  read: 404,
  acknowledge: 404,
  listed: false,
  found: false,
  pinned: false,
  inbox: false,
}

describe('each audience', () => {
  const readers = ['olivia', 'theo', 'mia', 'vic'] as const
  const table: [Audience, readonly Name[]][] = [
    ['all', ['olivia', 'theo', 'mia']],
    ['owners', ['olivia']],
    ['tenants', ['theo']],
    ['council', []],
    ['specific_units', ['olivia', 'theo']],
  ]
  test.each(table)('%s opens to those it is for, by every way, and to nobody else', async (audience, addressed) => {
    const title = `For${audience.replace('_', '')}`
    const units = audience === 'specific_units' ? [unitIds['305']!] : []
    const made = await publish(callers.mandeep, { title, audience, unitIds: units }, [textFile()])
    await callers.mandeep.call(notices.pin, { ...byId(made._id), body: { durationDays: 5 } })
    for (const name of readers) {
      const ways = await waysTo(callers[name], made._id, made.attachments[0]!._id, title)
      expect({ name, ...ways }).toEqual({ name, ...(addressed.includes(name) ? open : shut) })
    }
    expect(await waysTo(callers.ben, made._id, made.attachments[0]!._id, title), 'another building').toEqual(shut)
  })

  test('a co-owner of a unit that is not named does not see what is for another unit', async () => {
    const { _id } = await publish(callers.mandeep, { audience: 'specific_units', unitIds: [unitIds['101']!] })
    for (const name of ['olivia', 'theo'] as const)
      expect((await callers[name].try(notices.get, byId(_id))).status).toBe(404)
  })

  test('council follows the role, and its other rights the unit', async () => {
    const settings = (permissions: object) =>
      world.platform.db
        .updateTable('buildings')
        .set({ permissions: JSON.stringify(permissions) })
        .where('id', '=', world.cast.buildings.harbour)
        .execute()
    const made = await draft(callers.mandeep, { title: 'Unseen draft' })
    await settings({ council: { notices: false } })
    const seen = await titlesFor(callers.carla, { limit: 100 })
    expect(seen).toEqual(expect.arrayContaining(['Forcouncil', 'Forowners', 'Forall']))
    for (const title of ['Fortenants', 'Forspecificunits', 'Unseen draft']) expect(seen).not.toContain(title)
    expect((await callers.carla.try(notices.get, byId(made._id))).status).toBe(404)
    expect((await callers.carla.try(notices.analytics, byId(made._id))).status).toBe(403)
    await settings({})
  })

  test('those who write notices see all of them, and acknowledge only what is for them', async () => {
    const { _id, can } = await publish(callers.mandeep, { title: 'Tenants only', audience: 'tenants' })
    expect(can.acknowledge).toBe(false)
    const refused = await callers.mandeep.try(notices.acknowledge, byId(_id))
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'CONFLICT',
      'You don’t need to acknowledge this notice. It’s for other people in the building.',
    ])
    expect((await callers.mandeep.try(notices.read, byId(_id))).status).toBe(200)
    expect((await callers.carla.call(notices.get, byId(_id))).can.acknowledge).toBe(false)
    const forAll = await publish(callers.mandeep, { mustAcknowledge: true })
    expect((await callers.mandeep.try(notices.acknowledge, byId(forAll._id))).status).toBe(409)
    expect((await callers.carla.call(notices.get, byId(forAll._id))).can.acknowledge).toBe(true)
  })

  test('only who writes notices learns for which units one is', async () => {
    const { _id, units } = await publish(callers.mandeep, {
      audience: 'specific_units',
      unitIds: [unitIds['703']!, unitIds['305']!, unitIds['305']!],
    })
    expect(units.map(({ unitNumber }) => unitNumber)).toEqual(['305', '703'])
    expect((await callers.olivia.call(notices.get, byId(_id))).units).toEqual([])
  })
})

describe('another building', () => {
  test('its notices, files and units are not there', async () => {
    const made = await publish(callers.ada, { title: 'Prairie only' }, [textFile('prairie.txt')])
    const [file] = made.attachments
    const { mandeep } = callers
    const here = await publish(mandeep, { title: 'Harbour only' }, [textFile('harbour.txt')])
    const body = { version: made.version, title: 'Taken over' }
    for (const status of [
      (await mandeep.try(notices.get, byId(made._id))).status,
      (await mandeep.try(notices.change, { ...byId(made._id), body, files: [] })).status,
      (await mandeep.try(notices.publish, byId(made._id))).status,
      (await mandeep.try(notices.pin, { ...byId(made._id), body: { durationDays: 1 } })).status,
      (await mandeep.try(notices.unpin, byId(made._id))).status,
      (await mandeep.try(notices.delete, byId(made._id))).status,
      (await mandeep.try(notices.analytics, byId(made._id))).status,
      (await mandeep.try(notices.attachment, { params: { id: here._id, attachmentId: file!._id } })).status,
      (await mandeep.try(notices.attachment, { params: { id: made._id, attachmentId: file!._id } })).status,
      (await mandeep.try(notices.attachment, { params: { id: here._id, attachmentId: newId() } })).status,
    ])
      expect(status).toBe(404)
    const foreign = { title: 'X', content: '<p>X</p>', audience: 'specific_units', unitIds: [unitIds['12']!] } as const
    expect((await mandeep.try(notices.create, { body: foreign, files: [] })).status).toBe(404)
    const removing = { version: here.version, removeAttachmentIds: [file!._id] }
    expect((await mandeep.try(notices.change, { ...byId(here._id), body: removing, files: [] })).status).toBe(404)
    expect((await callers.ada.call(notices.get, byId(made._id))).attachments).toHaveLength(1)
  })

  test('units must be named where the audience is chosen units', async () => {
    const answer = await callers.mandeep.try(notices.create, {
      body: { title: 'X', content: '<p>X</p>', audience: 'specific_units' },
      files: [],
    })
    expect(answer.body.errors).toEqual([{ field: 'unitIds', message: 'Choose at least one unit' }])
  })
})

describe('in the course of time', () => {
  test('who comes later sees what is still current and has nothing unread of it', async () => {
    const { _id } = await publish(callers.mandeep, { title: 'House rules', audience: 'owners', mustAcknowledge: true })
    expect((await callers.mia.try(notices.get, byId(_id))).status).toBe(404)
    const ctx = await inside()
    const personId = await addPerson(ctx, { firstName: 'Mia', lastName: 'Member', email: 'member@parapet.example' })
    await startOwnership(ctx, { unitId: unitIds['102']!, personId, from: '2026-11-20' })
    await matchPeople(ctx)
    expect((await callers.mia.call(notices.get, byId(_id))).can.acknowledge).toBe(true)
    expect(await titlesFor(callers.mia)).toContain('House rules')
    expect(await titlesFor(callers.mia, { filter: 'unread' })).not.toContain('House rules')
    expect(await titlesFor(callers.mia, { filter: 'toAcknowledge' })).toContain('House rules')
    expect(await titlesFor(callers.olivia, { filter: 'unread' })).toContain('House rules')
    const { people } = await callers.mandeep.call(notices.analytics, byId(_id))
    expect(people.total).toBe(5)
  })

  test('a tenant sees notices to the end of the last day, as the building counts days', async () => {
    const { _id } = await publish(callers.mandeep, { title: 'Bicycles', audience: 'tenants' })
    const ctx = await inside()
    const { tenant } = await linksOfAccount(ctx.db, ctx.building._id, world.cast.accounts.theo, '2026-11-20')
    expect(tenant).toBe(true)
    const { id } = await ctx.db
      .selectFrom('tenancies')
      .where('building_id', '=', ctx.building._id)
      .select('id')
      .executeTakeFirstOrThrow()
    await endTenancy(ctx, { id, to: '2026-11-20' })
    expect((await callers.theo.try(notices.get, byId(_id))).status).toBe(200)
    world.clock.set('2026-11-21T06:59:59.999Z')
    expect((await callers.theo.try(notices.get, byId(_id))).status).toBe(200)
    world.clock.set('2026-11-21T07:00:00.000Z')
    expect((await callers.theo.try(notices.get, byId(_id))).status).toBe(404)
    expect((await callers.theo.send('GET', '/api/notifications?limit=100')).text).not.toContain('Bicycles')
  })
})

test('those who manage notices see also what is not for them, and are not asked for a word', async () => {
  const { _id } = await publish(callers.mandeep, { title: 'To owners', audience: 'owners', mustAcknowledge: true })
  const forMe = async (name: Name) => {
    const { items } = await callers[name].call(notices.list, { query: {} })
    return items.find((item) => item._id === _id)?.forMe
  }
  expect([await forMe('mandeep'), await forMe('carla'), await forMe('theo'), await forMe('olivia')]).toEqual([
    false,
    true,
    undefined,
    true,
  ])
  expect((await callers.mandeep.call(notices.get, byId(_id))).forMe).toBe(false)
})
