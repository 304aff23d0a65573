/** Vendors over HTTP: who keeps them, what is written and refused, and what becomes of their files. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { vendorFilesMost } from '../../../contract/limits/vendors.ts'
import { vendors } from '../../../contract/vendors.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import type { Caller } from '../../testing/caller.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { vendorBy, vendorNames, warningsOf } from './vendors.ts'

let world: World
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const byId = ({ _id }: Pick<Vendor, '_id'>) => ({ params: { id: _id } })
const north = {
  name: 'Northshore Lifts',
  trade: 'elevator',
  phone: '604 555 0142',
  email: 'Desk@northshore.example',
  website: 'https://northshore.example',
  address: '12 Elm Street',
  isPreferred: true,
  notes: 'Rings first.\nKeys at the desk.',
  contacts: [
    { name: 'Zoë O’Brien', role: 'Dispatch', phone: '604 555 0143', email: 'zoe@northshore.example' },
    { name: 'Night desk', role: '', phone: '', email: '' },
  ],
  insurer: 'Seaboard Mutual',
  policyNumber: 'SM-1',
  coverCents: 1_000_000_000,
  insuredUntil: '2026-12-01',
  clearanceNumber: '200123',
  clearanceUntil: '2026-11-19',
  clearanceCheckedOn: '2026-11-01',
  contractFrom: '2026-01-01',
  contractUntil: '2027-12-31',
  noticeBy: '2027-09-30',
  renewsItself: true,
} as const
const add = (who: Caller, more: object) =>
  who.call(vendors.add, { body: { name: 'Plain', trade: 'other', ...more } as never })
const names = async (query: object) => (await carla.call(vendors.list, { query })).items.map(({ name }) => name)

describe('a vendor', () => {
  it('is kept as it was written, and read with how its papers stand', async () => {
    const made = await carla.call(vendors.add, { body: north as never })
    expect(made).toMatchObject({
      ...north,
      phone: '+16045550142',
      email: 'desk@northshore.example',
      contacts: [{ ...north.contacts[0], phone: '+16045550143' }, north.contacts[1]],
      standings: { insurance: 'soon', clearance: 'expired', contract: 'running' },
      endedOn: null,
      files: [],
      version: 1,
    })
    expect(made.warnings.map(({ words }) => words)).toEqual([
      'The liability insurance expires on Dec 1, 2026.',
      'The WorkSafeBC clearance expired on Nov 19, 2026.',
    ])
    expect(await mandeep.call(vendors.get, byId(made))).toEqual(made)
    expect(await names({ search: 'zoë' })).toEqual(['Northshore Lifts'])
  })

  it('of another province has a clearance of its own board', async () => {
    const made = await add(await world.as('ada'), { name: 'Prairie Roofs', trade: 'roofing' })
    expect(made.warnings.map(({ words }) => words)).toContain('No WCB clearance is on file.')
  })

  it.each([
    ['insuredUntil', { insurer: 'Seaboard Mutual' }, 'Enter the expiry date'],
    ['insurer', { insuredUntil: '2027-01-01' }, 'Enter the insurer'],
    ['clearanceUntil', { clearanceNumber: '1' }, 'Enter the expiry date'],
    [
      'clearanceCheckedOn',
      { clearanceUntil: '2027-01-01', clearanceCheckedOn: '2026-12-24' },
      'This date is in the future',
    ],
    [
      'contractUntil',
      { contractFrom: '2026-02-01', contractUntil: '2026-01-01' },
      'The contract can’t end before it begins',
    ],
    [
      'noticeBy',
      { contractUntil: '2026-01-01', noticeBy: '2026-02-01' },
      'The notice deadline must be before the contract ends',
    ],
    ['website', { website: 'javascript:alert(1)' }, 'Invalid URL format'],
    ['name', { name: ' ' }, 'Name is required'],
    ['contacts', { contacts: Array.from({ length: 11 }, () => ({ name: 'Pat' })) }, 'At most 10 people'],
  ])('is refused by %s', async (field, more, message) => {
    const { status, body } = await carla.send('POST', '/api/vendors', {
      body: { name: 'Refused', trade: 'other', ...more },
    })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('has a name that no other one has who works here, whoever writes first', async () => {
    const first = await add(carla, { name: 'Twin Pines' })
    const again = await carla.send('POST', '/api/vendors', { body: { name: 'twin pines', trade: 'other' } })
    expect([again.status, again.body.errors]).toEqual([
      400,
      [{ field: 'name', message: 'An active vendor with this name already exists' }],
    ])
    await carla.call(vendors.end, { ...byId(first), body: { version: 1 } })
    const second = await add(carla, { name: 'Twin Pines' })
    const back = await carla.send('POST', `/api/vendors/${first._id}/take-up`, { body: { version: 2 } })
    expect([back.status, back.body.error]).toEqual([409, 'Another active vendor has this name. Rename one of them.'])
    await carla.call(vendors.end, { ...byId(second), body: { version: 1 } })
    expect((await carla.call(vendors.takeUp, { ...byId(first), body: { version: 2 } })).endedOn).toBeNull()
  })

  it('that somebody else changed meanwhile is refused, and shown', async () => {
    const made = await add(carla, { name: 'Stale' })
    const change = { name: 'Stale', trade: 'painting', version: 1 } as const
    await mandeep.call(vendors.change, { ...byId(made), body: { ...change, notes: 'By Mandeep' } })
    const { status, body } = await carla.send('PUT', `/api/vendors/${made._id}`, { body: change })
    expect([status, body.code, body.current]).toMatchObject([409, 'STALE', { notes: 'By Mandeep', version: 2 }])
  })

  it('that works here no longer stays, with its reason, and can be taken up again', async () => {
    const made = await add(carla, { name: 'Old Gardens', trade: 'landscaping' })
    const ended = await carla.call(vendors.end, { ...byId(made), body: { version: 1, reason: 'Retired' } })
    expect(ended).toMatchObject({ endedOn: '2026-11-20', endReason: 'Retired', version: 2 })
    expect(ended.warnings).toEqual([{ about: 'ended', tone: 'bad', words: 'No longer active since Nov 20, 2026.' }])
    expect(await names({ search: 'gardens' })).toEqual([])
    expect(await names({ search: 'gardens', shows: 'ended' })).toEqual(['Old Gardens'])
    const twice = await carla.send('POST', `/api/vendors/${made._id}/end`, { body: { version: 2 } })
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT'])
    expect(await carla.call(vendors.takeUp, { ...byId(made), body: { version: 2 } })).toMatchObject({
      endedOn: null,
      endReason: '',
      version: 3,
    })
    const again = await carla.send('POST', `/api/vendors/${made._id}/take-up`, { body: { version: 3 } })
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
    const { items } = await carla.call(audit.history, { params: { subject: 'vendor', id: made._id }, query: {} })
    expect(items.map(({ action }) => action)).toEqual(['taken up', 'ended', 'created'])
  })
})

describe('the list', () => {
  it('is narrowed by how papers stand as the rules say it, by trade and by what is preferred', async () => {
    const papers = (day: string) => ({ insurer: 'Seaboard Mutual', insuredUntil: day, clearanceUntil: day })
    for (const [name, more] of [
      ['Z expired', papers('2026-11-19')],
      ['Z today', papers('2026-11-20')],
      ['Z month', papers('2026-12-20')],
      ['Z later', { ...papers('2026-12-21'), isPreferred: true, trade: 'pest_control' }],
      ['Z none', {}],
      ['Z broker', { ...papers('2027-06-30'), clearanceUntil: null, trade: 'insurance' }],
    ] as const)
      await add(carla, { name, ...more })
    const search = 'z'
    const found = async (query: object) =>
      (await names({ search: 'Z ', ...query })).filter((name) => name.startsWith('Z '))
    expect(await found({ standing: 'expired' })).toEqual(['Z expired'])
    expect(await found({ standing: 'soon' })).toEqual(['Z month', 'Z today'])
    expect(await found({ standing: 'fine' })).toEqual(['Z broker', 'Z later'])
    expect(await found({ standing: 'missing' })).toEqual(['Z none'])
    expect(await found({ preferred: 'yes' })).toEqual(['Z later'])
    expect(await found({ trade: 'pest_control' })).toEqual(['Z later'])
    const { items } = await carla.call(vendors.list, { query: { search, limit: 100 } })
    for (const standing of ['expired', 'soon', 'missing'] as const) {
      const all = (await carla.call(vendors.list, { query: { limit: 100 } })).items
      const some = all.filter(({ standings }) => [standings.insurance, standings.clearance].includes(standing))
      expect((await carla.call(vendors.counts))[standing]).toBe(some.length)
      expect(await names({ standing, limit: 100 })).toEqual(some.map(({ name }) => name))
    }
    expect(items.length).toBeGreaterThan(4)
  })

  it('goes on where a page ended, with nothing twice and nothing left out', async () => {
    const all = await names({ limit: 100 })
    const paged: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await carla.call(vendors.list, { query: { limit: 2, ...(cursor && { cursor }) } })
      paged.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(all)
    expect(all).toEqual(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  it('is a file for a spreadsheet, narrowed in the same way', async () => {
    const { status, text, headers } = await carla.try(vendors.file, { query: { trade: 'elevator' } })
    expect(status).toBe(200)
    expect(String(headers['content-disposition'])).toContain('Harbour')
    const [head, first, ...rest] = text.trim().split('\r\n')
    expect(head).toContain('WorkSafeBC clearance until')
    expect(first).toContain('Northshore Lifts,Elevators,Y,')
    expect(first).toContain(',2026-12-01,Expires soon,2026-11-19,Expired,2027-12-31,2027-09-30,Active,')
    expect(rest).toEqual([])
  })

  it('and one vendor are there for other features, with warnings', async () => {
    const ctx = { ...world.context(), building: (await findCurrentBuilding(world.platform.db, carla.buildingId!))! }
    const [first] = await vendorNames(ctx)
    expect(first).toMatchObject({ name: 'Northshore Lifts', isPreferred: true })
    expect(first!.warnings).toHaveLength(2)
    const one = await vendorBy(ctx, first!._id)
    expect(one).toMatchObject({ name: 'Northshore Lifts', warnings: first!.warnings })
    expect(warningsOf(one, { today: '2026-11-20', jurisdiction: 'BC' })).toEqual(one.warnings)
  })
})

describe('the files of a vendor', () => {
  it('are kept with what they are, come back as they went in, and are taken off', async () => {
    const made = await add(carla, { name: 'With papers' })
    const files = [textFile('certificate.txt', 'Covered.'), textFile('schedule.txt', 'In full.')]
    const kept = await carla.call(vendors.addFiles, { ...byId(made), body: { kind: 'insurance' }, files })
    expect(kept.files).toMatchObject([
      { fileName: 'certificate.txt', kind: 'insurance', fileSize: 8 },
      { fileName: 'schedule.txt', kind: 'insurance' },
    ])
    const [first, second] = kept.files
    const ofFile = (fileId: string) => ({ params: { id: made._id, fileId } })
    const answer = await mandeep.try(vendors.openFile, ofFile(first!._id))
    expect([answer.status, answer.text]).toEqual([200, 'Covered.'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    const left = await mandeep.call(vendors.removeFile, ofFile(first!._id))
    expect(left.files.map(({ _id }) => _id)).toEqual([second!._id])
    expect((await mandeep.try(vendors.openFile, ofFile(first!._id))).status).toBe(404)
    expect((await mandeep.try(vendors.removeFile, ofFile(first!._id))).status).toBe(404)
    const other = await add(carla, { name: 'Without papers' })
    const crossed = { params: { id: other._id, fileId: second!._id } }
    expect((await carla.try(vendors.openFile, crossed)).status).toBe(404)
    expect((await carla.try(vendors.removeFile, crossed)).status).toBe(404)
    const { items } = await carla.call(audit.history, { params: { subject: 'vendor', id: made._id }, query: {} })
    expect(items.map(({ action, fields }) => [action, fields.at(-1)?.after])).toMatchObject([
      ['file removed', 'certificate.txt'],
      ['files added', ['certificate.txt', 'schedule.txt']],
      ['created', expect.anything()],
    ])
  })

  it('are some, and not more than a vendor may have', async () => {
    const made = await add(carla, { name: 'Many papers' })
    const none = await carla.try(vendors.addFiles, { ...byId(made), body: {}, files: [] })
    expect(none.status).toBe(400)
    const ten = () => Array.from({ length: 10 }, (_, n) => textFile(`${n}.txt`, `${n}`))
    for (let sent = 0; sent < vendorFilesMost; sent += 10)
      await carla.call(vendors.addFiles, { ...byId(made), body: {}, files: ten() })
    const more = await carla.try(vendors.addFiles, { ...byId(made), body: {}, files: [textFile()] })
    expect([more.status, more.body.code]).toEqual([413, 'TOO_MANY_FILES'])
  })
})

describe('whoever does not manage tickets', () => {
  it('keeps no vendors, and is not told of them by the history', async () => {
    const made = await add(carla, { name: 'Seen no more' })
    const path = `/api/vendors/${made._id}`
    for (const name of ['olivia', 'theo', 'vic', 'mia'] as const)
      expect((await (await world.as(name)).send('GET', '/api/vendors')).status).toBe(403)
    const settings = (council: object) =>
      world.connection.pool.query('update buildings set permissions = $1 where id = $2', [
        JSON.stringify({ council }),
        carla.buildingId,
      ])
    const log = async (who: Caller) =>
      (await who.call(audit.list, { query: { subject: 'vendor', limit: 100 } })).items.length
    expect(await log(carla)).toBeGreaterThan(0)
    await settings({ tickets: false })
    for (const [method, where] of [
      ['GET', '/api/vendors'],
      ['GET', '/api/vendors/export'],
      ['GET', path],
      ['POST', '/api/vendors'],
    ] as const)
      expect((await carla.send(method, where, method === 'POST' ? { body: north } : {})).status).toBe(403)
    const history = { params: { subject: 'vendor', id: made._id }, query: {} } as const
    expect((await carla.try(audit.history, history)).status).toBe(404)
    expect(await log(carla)).toBe(0)
    expect(await log(mandeep)).toBeGreaterThan(0)
    expect((await mandeep.send('GET', path)).status).toBe(200)
    await settings({})
    expect((await carla.send('GET', path)).status).toBe(200)
  })
})
