/** Who is told of plans that come up and of warranties that end, when, and how often. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assets } from '../../../contract/assets.ts'
import { notifications } from '../../../contract/notifications.ts'
import { emailOf, type Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { planRounds } from './assets.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
})
afterAll(() => world.close())

const dayMs = 86_400_000
const work = async (job: 'assets.plan' | 'assets.remindOfWarranties') => {
  await world.jobs.runNow(job)
  await world.jobs.drain()
}
const rowsOf = async (name: Name, kind: 'asset.due' | 'asset.warranty') =>
  (await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })).items.filter(
    (row) => row.kind === kind,
  )
const mailsTo = (name: Name, about: string) =>
  world.mails.filter(({ to, subject }) => to.includes(emailOf(name)) && subject.includes(about)).length
const today = () => world.clock.now().slice(0, 10)
const dayIn = (days: number) => new Date(Date.parse(today()) + days * dayMs).toISOString().slice(0, 10)
const settings = (column: 'permissions' | 'features', value: object) =>
  world.connection.pool.query(`update buildings set ${column} = $1 where id = $2`, [
    JSON.stringify(value),
    world.cast.buildings.harbour,
  ])
/** An asset with a plan that comes up so many days before its day. */
const planned = async (name: string, nextDueOn: string, leadDays: number) => {
  const carla = await world.as('carla')
  const { _id: id } = await carla.call(assets.add, { body: { name, kind: 'generator', place: 'Level P2' } })
  const body = { title: 'Load test', every: 1, unit: 'months', nextDueOn, leadDays } as const
  const { plans } = await carla.call(assets.addPlan, { params: { id }, body })
  return { id, params: { id, planId: plans[0]!._id }, body }
}

describe('a plan that comes up', () => {
  it('is told of once, on its first morning, and anew when it comes again', async () => {
    // The world stands on November 20.
    const { id, params } = await planned('Generator', '2026-11-24', 2)
    const counts: number[] = []
    const pass = async (days: number) => {
      world.clock.advance(days * dayMs)
      for (let time = 0; time < 2; time++) await work('assets.plan')
      counts.push((await rowsOf('mandeep', 'asset.due')).length)
    }
    for (const days of [0, 1, 1, 1, 5]) await pass(days)
    expect(counts).toEqual([0, 0, 1, 1, 1])
    expect((await rowsOf('mandeep', 'asset.due'))[0]).toMatchObject({
      title: 'Generator: Load test is due on Nov 24, 2026',
      text: 'Location: Level P2. When it’s done, mark it as done to schedule the next date.',
      link: `/assets/${id}`,
    })
    expect([mailsTo('mandeep', 'Generator'), mailsTo('carla', 'Generator')]).toEqual([1, 1])
    for (const name of ['olivia', 'theo', 'ada'] as const) {
      expect([name, await rowsOf(name, 'asset.due')]).toEqual([name, []])
      expect(mailsTo(name, 'Generator')).toBe(0)
    }

    const carla = await world.as('carla')
    await carla.call(assets.donePlan, { params, body: { doneOn: today(), version: 1 } })
    const [settled] = await rowsOf('mandeep', 'asset.due')
    expect(settled).toMatchObject({ title: 'Generator: Load test is done', text: 'Done on Nov 28, 2026.' })
    expect(settled!.readAt).not.toBeNull()
    await pass(0)
    await pass(24)
    expect(counts.slice(-2)).toEqual([1, 2])
    expect((await rowsOf('carla', 'asset.due'))[0]).toMatchObject({
      title: 'Generator: Load test is due on Dec 24, 2026',
    })
  })

  it('is told of anew on another day, and not any more while it rests, is retired or has ended', async () => {
    const { id, params, body } = await planned('Pump', dayIn(0), 0)
    await work('assets.plan')
    const titles = async () =>
      (await rowsOf('mandeep', 'asset.due')).map(({ title }) => title).filter((title) => !title.startsWith('Generator'))
    expect(await titles()).toEqual([expect.stringContaining('Pump: Load test is due')])
    const carla = await world.as('carla')
    await carla.call(assets.changePlan, { params, body: { ...body, nextDueOn: dayIn(1), leadDays: 1, version: 1 } })
    expect(await titles()).toEqual(['No longer available'])
    await work('assets.plan')
    expect((await titles()).length).toBe(2)
    await carla.call(assets.pausePlan, { params, body: { version: 2 } })
    expect(new Set(await titles())).toEqual(new Set(['No longer available']))
    await work('assets.plan')
    expect((await titles()).length).toBe(2)
    await carla.call(assets.resumePlan, { params, body: { version: 3 } })
    await carla.call(assets.retire, { params: { id }, body: { version: 1 } })
    await work('assets.plan')
    expect((await titles()).length).toBe(2)
    await carla.call(assets.bringBack, { params: { id }, body: { version: 2 } })
    await carla.call(assets.endPlan, { params, body: { version: 4 } })
    await work('assets.plan')
    expect((await titles()).length).toBe(2)
  })

  it('opens one round, however many look at once', async () => {
    const { params } = await planned('Race', dayIn(0), 0)
    await Promise.all(Array.from({ length: 20 }, () => planRounds(world.context())))
    await world.jobs.drain()
    const { rows } = await world.connection.pool.query('select id from asset_rounds where plan_id = $1', [
      params.planId,
    ])
    expect(rows).toHaveLength(1)
    expect(mailsTo('mandeep', 'Race')).toBe(1)
  })

  it('waits for the morning, for whoever manages tickets, and for a building that uses maintenance', async () => {
    world.clock.set(`${dayIn(1)}T13:59:00.000Z`)
    await planned('Early', dayIn(0), 0)
    await work('assets.plan')
    expect(mailsTo('mandeep', 'Early')).toBe(0)
    world.clock.advance(60_000)
    await settings('features', { maintenanceTickets: false })
    await work('assets.plan')
    expect(mailsTo('mandeep', 'Early')).toBe(0)
    await settings('features', { maintenanceTickets: true })
    await settings('permissions', { council: { tickets: false } })
    await work('assets.plan')
    expect([mailsTo('mandeep', 'Early'), mailsTo('carla', 'Early')]).toEqual([1, 0])
    expect(new Set((await rowsOf('carla', 'asset.due')).map(({ title }) => title))).toEqual(
      new Set(['No longer available']),
    )
    await settings('permissions', {})
  })
})

describe('a warranty that ends', () => {
  it('is told of 90, 30 and 7 days before and on its day, once each, and anew of another day', async () => {
    const endsOn = dayIn(92)
    const add = { name: 'Elevator 1', kind: 'elevator', warrantyUntil: endsOn, warrantyBy: 'Northshore' } as const
    const { _id } = await (await world.as('carla')).call(assets.add, { body: add })
    const counts: number[] = []
    let before = 92
    for (const left of [91, 90, 89, 31, 30, 8, 7, 1, 0, -1]) {
      world.clock.advance((before - left) * dayMs)
      before = left
      for (let time = 0; time < 2; time++) await work('assets.remindOfWarranties')
      counts.push((await rowsOf('mandeep', 'asset.warranty')).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(mailsTo('mandeep', 'warranty ends on')).toBe(4)
    expect((await rowsOf('mandeep', 'asset.warranty'))[0]).toMatchObject({
      title: expect.stringMatching(/^Elevator 1: warranty ends on /),
      text: 'Provider: Northshore. Schedule an inspection so that you can make any claims in time.',
      link: `/assets/${_id}`,
    })
    for (const name of ['olivia', 'theo', 'ada'] as const) expect(await rowsOf(name, 'asset.warranty')).toEqual([])
    const body = { ...add, warrantyUntil: dayIn(20), version: 1 }
    await (await world.as('carla')).call(assets.change, { params: { id: _id }, body })
    await work('assets.remindOfWarranties')
    const titles = (await rowsOf('carla', 'asset.warranty')).map(({ title }) => title)
    expect(titles).toHaveLength(5)
    expect(titles.filter((title) => title === 'No longer available')).toHaveLength(4)
  })

  it('of what is retired is told of to nobody, nor where the building does not use maintenance', async () => {
    const carla = await world.as('carla')
    const body = { name: 'Sold', kind: 'pool', warrantyUntil: dayIn(5) } as const
    const { _id } = await carla.call(assets.add, { body })
    await settings('features', { maintenanceTickets: false })
    await work('assets.remindOfWarranties')
    await settings('features', { maintenanceTickets: true })
    await carla.call(assets.retire, { params: { id: _id }, body: { version: 1 } })
    await work('assets.remindOfWarranties')
    expect(mailsTo('mandeep', 'Sold')).toBe(0)
  })
})
