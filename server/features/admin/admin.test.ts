/** Every building with its health, for the platform's staff and nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { later } from '../../../contract/time.ts'
import { textFile, publish } from '../../testing/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { queueMail } from '../mail/mail.ts'

let world: World
let sam: Caller
beforeAll(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterAll(() => world.close())

const list = (query: Parameters<typeof sam.call<typeof admin.buildings>>[1] = { query: {} }) =>
  sam.call(admin.buildings, query)
const named = async (name: string) => (await list()).items.find((one) => one.name === name)!

describe('buildings', () => {
  it('come by name, with what they are and how many live and sign in there', async () => {
    await world.as('olivia')
    const { items, nextCursor } = await list()
    expect(items.map(({ name }) => name)).toEqual(['Harbour View', 'Prairie Court'])
    expect(nextCursor).toBeNull()
    expect(items[0]).toMatchObject({
      code: 'HARB01',
      city: 'Vancouver',
      province: 'BC',
      planNumber: 'EPS 4821',
      state: 'active',
      accounts: 6,
      activeAccounts: 1,
      lastSignedInAt: world.clock.now(),
      storageBytes: 0,
      failedMails: 0,
      failedJobs: 0,
    })
    const { rows } = await world.connection.pool.query(
      'select count(*)::int as units from units where building_id = $1',
      [items[0]!._id],
    )
    expect(items[0]!.units).toBe(rows[0].units)
  })

  it.each([
    ['harb', ['Harbour View']],
    ['edmonton', ['Prairie Court']],
    ['prai01', ['Prairie Court']],
    ['EPS4821', ['Harbour View']],
    ['eps 48', ['Harbour View']],
    ['100%', []],
  ])('are found by %s', async (search, names) => {
    expect((await list({ query: { search } })).items.map(({ name }) => name)).toEqual(names)
  })

  it('are narrowed by province and by state', async () => {
    const names = async (query: { province?: 'AB'; state?: 'active' | 'unmanaged' | 'suspended' }) =>
      (await list({ query })).items.map(({ name }) => name)
    expect(await names({ province: 'AB' })).toEqual(['Prairie Court'])
    expect(await names({ state: 'active' })).toEqual(['Harbour View', 'Prairie Court'])
    expect(await names({ state: 'unmanaged' })).toEqual([])
    expect(await names({ state: 'suspended', province: 'AB' })).toEqual([])
  })

  it('come page by page', async () => {
    const first = await list({ query: { limit: 1 } })
    const second = await list({ query: { limit: 1, cursor: first.nextCursor! } })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Harbour View', 'Prairie Court'])
    expect(second.nextCursor).toBeNull()
  })

  it('are read in two statements, the look for the caller included', async () => {
    expect(await world.statements(() => list())).toHaveLength(2)
  })

  it('say what they keep, and what failed in them and nowhere else', async () => {
    const mandeep = await world.as('mandeep')
    await publish(mandeep, { title: 'With a file' }, [textFile()])
    const ctx = world.context()
    const { harbour } = world.cast.buildings
    const building = (await findCurrentBuilding(ctx.db, harbour))!
    const letter = { class: 'transactional', subject: 'Lost', paragraphs: ['Lost.'] } as const
    await queueMail(ctx, { ...letter, to: 'lost@example.ca', building })
    const { pool } = world.connection
    await pool.query(`update outbox set failed_at = $1, sent_at = null where recipient = 'lost@example.ca'`, [ctx.now])
    await pool.query(
      `insert into pgboss.job (name, data, state) select name, $1, 'failed' from pgboss.queue where name = 'notices.mail'`,
      [{ work: { buildingId: harbour }, at: null }],
    )
    const harbourView = await named('Harbour View')
    expect(harbourView).toMatchObject({ failedMails: 1, failedJobs: 1 })
    expect(harbourView.storageBytes).toBeGreaterThan(0)
    expect(await named('Prairie Court')).toMatchObject({ failedMails: 0, failedJobs: 0, storageBytes: 0 })
    world.clock.set(later(ctx.now, 31 * 86_400_000))
    sam = await world.as('sam')
    expect(await named('Harbour View')).toMatchObject({ failedMails: 0, activeAccounts: 0 })
  })

  it.each<Name>(['nora', 'vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep', 'ada', 'ben'])(
    'are closed to %s',
    async (name) => {
      expect((await (await world.as(name)).try(admin.buildings, { query: {} })).status).toBe(403)
    },
  )
})
