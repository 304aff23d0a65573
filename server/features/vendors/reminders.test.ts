/** Who is reminded of papers and contracts that end, when, and how often. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { vendors } from '../../../contract/vendors.ts'
import { emailOf, type Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const dayMs = 86_400_000
const remind = async () => {
  await world.jobs.runNow('vendors.remindOfEnds')
  await world.jobs.drain()
}
const rowsOf = async (name: Name) =>
  (await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })).items.filter(
    ({ kind }) => kind === 'vendor.ending',
  )
const titlesOf = async (name: Name) => (await rowsOf(name)).map(({ title }) => title)
const mailsTo = (name: Name) =>
  world.mails.filter(({ to, subject }) => to.includes(emailOf(name)) && subject.includes('Northshore')).length

it('those who manage vendors hear a month, a week and no day before, once each, and anew of another day', async () => {
  const carla = await world.as('carla')
  const papers = { insurer: 'Seaboard Mutual', insuredUntil: '2026-12-22', clearanceUntil: '2027-11-01' }
  const body = { name: 'Northshore Lifts', trade: 'elevator', ...papers, noticeBy: '2027-06-01' } as const
  const { _id } = await carla.call(vendors.add, { body })
  const counts: number[] = []
  const pass = async (days: number) => {
    world.clock.advance(days * dayMs)
    for (let time = 0; time < 2; time++) await remind()
    counts.push((await rowsOf('mandeep')).length)
  }
  // The world stands on November 20.
  for (const days of [0, 1, 1, 22, 1, 6, 1, 1]) await pass(days)
  expect(counts).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  expect(mailsTo('mandeep')).toBe(3)
  const [newest] = await rowsOf('mandeep')
  expect(newest).toMatchObject({
    title: 'Northshore Lifts: liability insurance expires on Dec 22, 2026',
    link: `/vendors/${_id}`,
  })

  const again = await world.as('carla')
  await again.call(vendors.change, {
    params: { id: _id },
    body: { ...body, insuredUntil: '2027-01-05', clearanceUntil: '2026-12-27', noticeBy: '2027-01-10', version: 1 },
  })
  await pass(0)
  // What no longer counts is told of no more.
  expect(new Set(await titlesOf('carla'))).toEqual(
    new Set([
      'No longer available',
      'Northshore Lifts: last day to give notice on the contract is Jan 10, 2027',
      'Northshore Lifts: WorkSafeBC clearance expires on Dec 27, 2026',
      'Northshore Lifts: liability insurance expires on Jan 5, 2027',
    ]),
  )
  for (const name of ['olivia', 'theo', 'ada'] as const) {
    expect([name, await titlesOf(name)]).toEqual([name, []])
    expect(mailsTo(name)).toBe(0)
  }
})

it('nobody hears of a vendor who works here no longer, and council only while it manages tickets', async () => {
  const carla = await world.as('carla')
  const body = { name: 'Gone', trade: 'other', insurer: 'X', insuredUntil: '2027-01-01' } as const
  const { _id } = await carla.call(vendors.add, { body })
  await carla.call(vendors.end, { params: { id: _id }, body: { version: 1 } })
  const before = (await rowsOf('mandeep')).length
  await remind()
  expect((await rowsOf('mandeep')).length).toBe(before)

  await world.connection.pool.query('update buildings set permissions = $1 where id = $2', [
    JSON.stringify({ council: { tickets: false } }),
    carla.buildingId,
  ])
  await (await world.as('mandeep')).call(vendors.add, { body: { ...body, name: 'Northshore Roofs' } })
  const mails = [mailsTo('carla'), mailsTo('mandeep')]
  await remind()
  expect((await rowsOf('mandeep')).length).toBe(before + 1)
  expect([mailsTo('carla'), mailsTo('mandeep')]).toEqual([mails[0], mails[1]! + 1])
  expect(new Set(await titlesOf('carla'))).toEqual(new Set(['No longer available']))
})
