/** Who is reminded of what runs out, when, and how often. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../../../contract/documents.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { file } from '../../../testing/documents.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let carla: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
})
afterAll(() => world.close())

const dayMs = 86_400_000
const remind = async () => {
  await world.jobs.runNow('documents.remindOfEnds')
  await world.jobs.drain()
}
const inboxOf = async (who: Caller) =>
  (await who.call(notifications.list, { query: {} })).items.filter(({ kind }) => kind === 'document.ending')
const mailsTo = (email: string, about: string) =>
  world.mails.filter(({ to, subject }) => to.includes(email) && subject.includes(about))

test('those who manage it are reminded once 90, 30 and 7 days before, in the morning, by inbox and mail', async () => {
  const body = { category: 'insurance', title: 'Insurance summary', expiresOn: '2027-02-20' } as const
  const { _id } = await file(mandeep, body)
  await remind()
  expect(await inboxOf(mandeep)).toEqual([])
  const counts: number[] = []
  let before = 92
  for (const left of [91, 90, 89, 31, 30, 29, 8, 7, 6, 0, -1]) {
    world.clock.advance((before - left) * dayMs)
    before = left
    for (let time = 0; time < 2; time++) await remind()
    mandeep = await world.as('mandeep')
    counts.push((await inboxOf(mandeep)).length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
  expect((await inboxOf(mandeep))[0]).toMatchObject({
    title: '“Insurance summary” expires on Feb 20, 2027',
    link: `/library?document=${_id}`,
  })
  carla = await world.as('carla')
  expect(await inboxOf(carla)).toHaveLength(3)
  for (const name of ['mandeep', 'carla'] as const)
    expect([name, mailsTo(emailOf(name), 'Insurance summary').length]).toEqual([name, 3])
  for (const name of ['olivia', 'theo', 'ada'] as const) {
    expect([name, await inboxOf(await world.as(name))]).toEqual([name, []])
    expect([name, mailsTo(emailOf(name), 'Insurance summary')]).toEqual([name, []])
  }
})

test('another last day is reminded of anew, and what was said of the former one is no longer available', async () => {
  const day = world.clock.now().slice(0, 10)
  const plus = (days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
  const { _id } = await file(mandeep, { category: 'contracts', title: 'Lift contract', expiresOn: plus(20) })
  await remind()
  const about = async () => (await inboxOf(mandeep)).map(({ title }) => title)
  expect((await about())[0]).toContain('Lift contract')
  const body = { version: 1, expiresOn: plus(60) } as const
  await mandeep.call(documents.change, { params: { id: _id }, body })
  expect((await about())[0]).toBe('No longer available')
  await remind()
  expect((await about()).slice(0, 2)).toEqual([expect.stringContaining('Lift contract'), 'No longer available'])
})

test('nobody is reminded before seven in the morning, nor of what lies in the bin', async () => {
  const day = world.clock.now().slice(0, 10)
  const { _id } = await file(mandeep, { category: 'guides', title: 'Early', expiresOn: day })
  world.clock.set(`${new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)}T13:59:00.000Z`)
  mandeep = await world.as('mandeep')
  const { _id: morning } = await file(mandeep, {
    category: 'guides',
    title: 'Morning',
    expiresOn: world.clock.now().slice(0, 10),
  })
  const titles = async () => (await inboxOf(mandeep)).map(({ title }) => title).join()
  await remind()
  expect(await titles()).not.toContain('Morning')
  await mandeep.call(documents.delete, { params: { id: _id } })
  world.clock.advance(60_000)
  await remind()
  expect(await titles()).toContain('Morning')
  expect(await titles()).not.toContain('Early')
  await mandeep.call(documents.delete, { params: { id: morning } })
  expect(await titles()).not.toContain('Morning')
})
