/** Assets over HTTP: who keeps them, what is written and refused, and what becomes of their files. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assets } from '../../../contract/assets.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import { audit } from '../../../contract/audit.ts'
import { assetFilesMost } from '../../../contract/limits/assets.ts'
import { vendors } from '../../../contract/vendors.ts'
import type { Caller } from '../../testing/caller.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const byId = ({ _id }: Pick<Asset, '_id'>) => ({ params: { id: _id } })
const boiler = {
  name: 'Boiler 1',
  kind: 'boiler',
  place: 'Mechanical room, level P1',
  maker: 'Cascade Thermal',
  model: 'CT-900',
  serialNumber: '88-1042',
  installedOn: '2019-10-04',
  lifeYears: 20,
  warrantyUntil: '2026-12-10',
  warrantyBy: 'Cascade Thermal',
  costCents: 6_480_000,
  notes: 'Key in the office.\nShut-off behind the door.',
} as const
const add = (who: Caller, more: object) =>
  who.call(assets.add, { body: { name: 'Plain', kind: 'other', ...more } as never })
const names = async (query: object) => (await carla.call(assets.list, { query })).items.map(({ name }) => name)
const actionsOf = async ({ _id }: Asset) =>
  (await carla.call(audit.history, { params: { subject: 'asset', id: _id }, query: {} })).items.map(
    ({ action }) => action,
  )

describe('an asset', () => {
  it('is kept as it was written, and read with its warranty, its end and who looks after it', async () => {
    const vendor = await carla.call(vendors.add, { body: { name: 'Tidewater', trade: 'plumbing' } })
    const made = await carla.call(assets.add, { body: { ...boiler, vendorId: vendor._id } })
    expect(made).toMatchObject({
      ...boiler,
      warranty: 'soon',
      lastsUntil: '2039-10-04',
      vendor: { _id: vendor._id, name: 'Tidewater', warnings: vendor.warnings },
      retiredOn: null,
      next: null,
      plans: [],
      files: [],
      version: 1,
    })
    expect(vendor.warnings.length).toBeGreaterThan(0)
    expect(await mandeep.call(assets.get, byId(made))).toEqual(made)
    expect((await mandeep.call(assets.choices)).vendors).toEqual([
      { _id: vendor._id, name: 'Tidewater', trade: 'plumbing' },
    ])
  })

  it.each([
    ['warrantyUntil', { warrantyBy: 'Cascade' }, 'Enter the warranty end date'],
    [
      'warrantyUntil',
      { installedOn: '2026-02-01', warrantyUntil: '2026-01-01' },
      'The warranty can’t end before the installation date',
    ],
    ['name', { name: ' ' }, 'Name is required'],
    ['costCents', { costCents: -1 }, 'Enter an amount, such as 45000'],
    ['lifeYears', { lifeYears: 201 }, 'Enter a whole number from 1 to 200'],
    ['installedOn', { installedOn: '9999-01-01' }, 'Not a valid date'],
  ])('is refused by %s', async (field, more, message) => {
    const { status, body } = await carla.send('POST', '/api/assets', {
      body: { name: 'Refused', kind: 'other', ...more },
    })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('is looked after by a vendor who works here, and keeps one who ended since', async () => {
    const vendor = await carla.call(vendors.add, { body: { name: 'Gone Soon', trade: 'elevator' } })
    const made = await add(carla, { name: 'Lift', vendorId: vendor._id })
    await carla.call(vendors.end, { params: { id: vendor._id }, body: { version: 1 } })
    const { status, body } = await carla.send('POST', '/api/assets', {
      body: { name: 'Lift 2', kind: 'elevator', vendorId: vendor._id },
    })
    expect([status, body.errors]).toEqual([400, [{ field: 'vendorId', message: 'This vendor is no longer active' }]])
    const change = { name: 'Lift', kind: 'elevator', vendorId: vendor._id, notes: 'Loud', version: 1 } as const
    const changed = await carla.call(assets.change, { ...byId(made), body: change })
    expect(changed.vendor?.warnings.map(({ about }) => about)).toEqual(['ended'])
  })

  it('has a name that no other one in use has, whoever writes first', async () => {
    const first = await add(carla, { name: 'Twin Pump' })
    const again = await carla.send('POST', '/api/assets', { body: { name: 'twin pump', kind: 'pump' } })
    expect([again.status, again.body.errors]).toEqual([
      400,
      [{ field: 'name', message: 'An asset with this name already exists' }],
    ])
    await carla.call(assets.retire, { ...byId(first), body: { version: 1 } })
    const second = await add(carla, { name: 'Twin Pump' })
    const back = await carla.send('POST', `/api/assets/${first._id}/bring-back`, { body: { version: 2 } })
    expect([back.status, back.body.error]).toEqual([409, 'Another asset has this name. Rename one of them.'])
    await carla.call(assets.retire, { ...byId(second), body: { version: 1 } })
    expect((await carla.call(assets.bringBack, { ...byId(first), body: { version: 2 } })).retiredOn).toBeNull()
  })

  it('that somebody else changed meanwhile is refused, and shown', async () => {
    const made = await add(carla, { name: 'Stale' })
    const change = { name: 'Stale', kind: 'pump', version: 1 } as const
    await mandeep.call(assets.change, { ...byId(made), body: { ...change, notes: 'By Mandeep' } })
    const { status, body } = await carla.send('PUT', `/api/assets/${made._id}`, { body: change })
    expect([status, body.code, body.current]).toMatchObject([409, 'STALE', { notes: 'By Mandeep', version: 2 }])
  })

  it('that is retired stays with its reason, and can be brought back', async () => {
    const made = await add(carla, { name: 'Old Pool Heater', kind: 'pool' })
    const body = { version: 1, reason: 'Replaced' }
    const retired = await carla.call(assets.retire, { ...byId(made), body })
    expect(retired).toMatchObject({ retiredOn: '2026-11-20', retireReason: 'Replaced', version: 2 })
    expect(await names({ search: 'pool' })).toEqual([])
    expect(await names({ search: 'pool', shows: 'retired' })).toEqual(['Old Pool Heater'])
    const path = `/api/assets/${made._id}`
    expect((await carla.send('POST', `${path}/retire`, { body: { version: 2 } })).status).toBe(409)
    expect(await carla.call(assets.bringBack, { ...byId(made), body: { version: 2 } })).toMatchObject({
      retiredOn: null,
      retireReason: '',
      version: 3,
    })
    expect((await carla.send('POST', `${path}/bring-back`, { body: { version: 3 } })).status).toBe(409)
    expect(await actionsOf(made)).toEqual(['brought back', 'retired', 'created'])
  })
})

describe('the list', () => {
  it('is narrowed by kind, warranty, overdue plans and words, and counted alike', async () => {
    const plan = (nextDueOn: string) => ({ title: 'Service', every: 1, unit: 'years', nextDueOn, leadDays: 7 }) as const
    for (const [name, warrantyUntil, due] of [
      ['Z over', '2026-11-19', '2026-11-19'],
      ['Z today', '2026-11-20', '2026-11-20'],
      ['Z month', '2027-02-18', '2026-11-27'],
      ['Z later', '2027-02-19', '2026-11-28'],
      ['Z none', null, null],
    ] as const) {
      const made = await add(carla, { name, warrantyUntil, kind: 'playground', place: 'Zig yard' })
      if (due) await carla.call(assets.addPlan, { ...byId(made), body: plan(due) })
    }
    const only = (query: object) => names({ kind: 'playground', ...query })
    expect(await only({ standing: 'warrantySoon' })).toEqual(['Z month', 'Z today'])
    expect(await only({ standing: 'planOverdue' })).toEqual(['Z over'])
    expect(await only({ search: 'zig YARD' })).toHaveLength(5)
    expect(await only({ search: '%' })).toEqual([])
    const { items } = await carla.call(assets.list, { query: { kind: 'playground' } })
    expect(items.map(({ name, warranty, next }) => [name, warranty, next?.standing])).toEqual([
      ['Z later', 'running', 'later'],
      ['Z month', 'soon', 'due'],
      ['Z none', 'none', undefined],
      ['Z over', 'over', 'overdue'],
      ['Z today', 'soon', 'due'],
    ])
    const all = (await carla.call(assets.list, { query: { limit: 100 } })).items
    expect(await carla.call(assets.counts)).toEqual({
      all: all.length,
      warrantySoon: all.filter(({ warranty }) => warranty === 'soon').length,
      overdue: 1,
      due: 2,
    })
    expect(await (await world.as('ada')).call(assets.counts)).toEqual({ all: 0, warrantySoon: 0, overdue: 0, due: 0 })
  })

  it('goes on where a page ended, with nothing twice and nothing left out', async () => {
    const all = await names({ limit: 100 })
    const paged: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await carla.call(assets.list, { query: { limit: 2, ...(cursor && { cursor }) } })
      paged.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(all)
    expect(all.length).toBeGreaterThan(5)
  })

  it('is a file for a spreadsheet, narrowed in the same way', async () => {
    const { status, text, headers } = await carla.try(assets.file, { query: { search: 'Z over' } })
    expect(status).toBe(200)
    expect(String(headers['content-disposition'])).toContain('Harbour')
    const [head, first, ...rest] = text.trim().split('\r\n')
    expect(head).toContain('Warranty until,Warranty,Next maintenance,Due on,Status')
    expect(first).toBe('Z over,Playground,Zig yard,,,,2026-11-19,Expired,Service,2026-11-19,Overdue,')
    expect(rest).toEqual([])
  })
})

describe('the files of an asset', () => {
  it('are kept with what they are, come back as they went in, and are taken off', async () => {
    const made = await add(carla, { name: 'With papers' })
    const files = [textFile('manual.txt', 'Read me.'), textFile('wiring.txt', 'In full.')]
    const kept = await carla.call(assets.addFiles, { ...byId(made), body: { kind: 'manual' }, files })
    expect(kept.files).toMatchObject([
      { fileName: 'manual.txt', kind: 'manual', fileSize: 8 },
      { fileName: 'wiring.txt', kind: 'manual' },
    ])
    const [first, second] = kept.files
    const ofFile = (fileId: string) => ({ params: { id: made._id, fileId } })
    const answer = await mandeep.try(assets.openFile, ofFile(first!._id))
    expect([answer.status, answer.text]).toEqual([200, 'Read me.'])
    const left = await mandeep.call(assets.removeFile, ofFile(first!._id))
    expect(left.files.map(({ _id }) => _id)).toEqual([second!._id])
    expect((await mandeep.try(assets.openFile, ofFile(first!._id))).status).toBe(404)
    expect((await mandeep.try(assets.removeFile, ofFile(first!._id))).status).toBe(404)
    const other = await add(carla, { name: 'Without papers' })
    const crossed = { params: { id: other._id, fileId: second!._id } }
    expect((await carla.try(assets.openFile, crossed)).status).toBe(404)
    expect(await actionsOf(made)).toEqual(['file removed', 'files added', 'created'])
  })

  it('are some, and not more than an asset may have', async () => {
    const made = await add(carla, { name: 'Many papers' })
    expect((await carla.try(assets.addFiles, { ...byId(made), body: {}, files: [] })).status).toBe(400)
    const ten = () => Array.from({ length: 10 }, (_, n) => textFile(`${n}.txt`, `${n}`))
    for (let sent = 0; sent < assetFilesMost; sent += 10)
      await carla.call(assets.addFiles, { ...byId(made), body: {}, files: ten() })
    const more = await carla.try(assets.addFiles, { ...byId(made), body: {}, files: [textFile()] })
    expect([more.status, more.body.code]).toEqual([413, 'TOO_MANY_FILES'])
  })
})

describe('whoever does not manage tickets', () => {
  const settings = (column: 'permissions' | 'features', value: object) =>
    world.connection.pool.query(`update buildings set ${column} = $1 where id = $2`, [
      JSON.stringify(value),
      carla.buildingId,
    ])
  const log = async (who: Caller) =>
    (await who.call(audit.list, { query: { subject: 'asset', limit: 100 } })).items.length

  it('keeps no assets, and is not told of them by the history', async () => {
    const path = `/api/assets/${(await add(carla, { name: 'Seen no more' }))._id}`
    for (const name of ['olivia', 'theo', 'vic', 'mia'] as const)
      expect((await (await world.as(name)).send('GET', '/api/assets')).status).toBe(403)
    expect(await log(carla)).toBeGreaterThan(0)
    await settings('permissions', { council: { tickets: false } })
    for (const where of ['/api/assets', '/api/assets/due', '/api/assets/export', path])
      expect([where, (await carla.send('GET', where)).status]).toEqual([where, 403])
    expect(await log(carla)).toBe(0)
    expect(await log(mandeep)).toBeGreaterThan(0)
    expect((await mandeep.send('GET', path)).status).toBe(200)
    await settings('permissions', {})
    expect((await carla.send('GET', path)).status).toBe(200)
  })

  it('nor does anybody where the building does not use maintenance', async () => {
    await settings('features', { maintenanceTickets: false })
    expect((await mandeep.send('GET', '/api/assets')).status).toBe(404)
    await settings('features', { maintenanceTickets: true })
    expect((await mandeep.send('GET', '/api/assets')).status).toBe(200)
  })
})
