/** Who hears of a poll when it opens, closes soon, and is over. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../../../../contract/admin.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { later } from '../../../../contract/time.ts'
import { polls } from '../../../../contract/voting/polls.ts'
import { emailOf, type Name } from '../../../testing/cast.ts'
import { askPoll, dayMs, readPoll, tryAnswer, unitIdOf } from '../../../testing/polls.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const rowsOf = async (name: Name, subject: string) =>
  (await (await world.as(name)).call(notifications.list, { query: { limit: 100 } })).items.filter(
    ({ link }) => link === `/polls/${subject}`,
  )
const kindsOf = async (name: Name, subject: string) => (await rowsOf(name, subject)).map(({ kind }) => kind)
const mailsTo = (name: Name, question: string) =>
  world.mails.filter(({ to, subject }) => to.includes(emailOf(name)) && subject.includes(question)).length
const work = async () => {
  for (const job of ['polls.closeOver', 'polls.remind']) await world.jobs.runNow(job)
  await world.jobs.drain()
}

test('owners hear of it, who has not answered is reminded once, and all who were asked hear that it is over', async () => {
  const mandeep = await world.as('mandeep')
  const question = 'Should the gym open at five?'
  const poll = await askPoll(world, mandeep, { question })
  await work()
  for (const name of ['olivia', 'carla'] as const) {
    expect(await kindsOf(name, poll._id)).toEqual(['poll.opened'])
    expect(mailsTo(name, question)).toBe(1)
  }
  for (const name of ['theo', 'mandeep', 'mia', 'ada'] as const)
    expect([name, await kindsOf(name, poll._id), mailsTo(name, question)]).toEqual([name, [], 0])
  expect((await rowsOf('olivia', poll._id))[0]).toMatchObject({
    title: question,
    text: 'You can answer for your unit until Nov 27, 2026, 1:00 p.m. This is a poll, not a vote of the strata corporation.',
  })

  // Carla answers: nothing of it is unread for her any more. Olivia answers for one unit of her two.
  const carla = await world.as('carla')
  expect((await tryAnswer(carla, poll, await unitIdOf(mandeep, '804'), 'Blue')).status).toBe(200)
  expect((await rowsOf('carla', poll._id))[0]!.readAt).not.toBeNull()
  const olivia = await world.as('olivia')
  await tryAnswer(olivia, poll, await unitIdOf(mandeep, '703'), 'Blue')
  expect((await rowsOf('olivia', poll._id))[0]!.readAt).toBeNull()

  world.clock.set(later(poll.closesAt, -2 * dayMs - 1))
  await work()
  expect(await kindsOf('olivia', poll._id)).toEqual(['poll.opened'])
  world.clock.set(later(poll.closesAt, -2 * dayMs))
  await work()
  await work()
  expect(await kindsOf('olivia', poll._id)).toEqual(['poll.reminder', 'poll.opened'])
  expect(await kindsOf('carla', poll._id)).toEqual(['poll.opened'])
  expect([mailsTo('olivia', question), mailsTo('carla', question)]).toEqual([2, 1])
  const again = await world.as('mandeep')
  expect((await again.call(polls.coverage, { params: { id: poll._id } })).remindedAt).toBe(world.clock.now())

  world.clock.set(later(poll.closesAt, 30_000))
  await work()
  await work()
  expect((await kindsOf('carla', poll._id))[0]).toBe('poll.closed')
  expect((await kindsOf('olivia', poll._id))[0]).toBe('poll.closed')
  expect((await rowsOf('olivia', poll._id))[0]).toMatchObject({ text: 'This poll is closed. See the results.' })
  // Closed when its time was over, not when the job came.
  expect((await readPoll(await world.as('olivia'), poll)).closesAt).toBe(poll.closesAt)
})

test('nobody is mailed of a poll that is over or answered before the mail leaves', async () => {
  const mandeep = await world.as('mandeep')
  const question = 'Should the bins be green?'
  const poll = await askPoll(world, mandeep, { question, audience: 'residents' })
  const theo = await world.as('theo')
  await tryAnswer(theo, poll, await unitIdOf(mandeep, '305'), 'Blue')
  await work()
  expect([mailsTo('theo', question), mailsTo('olivia', question), mailsTo('carla', question)]).toEqual([0, 1, 1])
  const other = await askPoll(world, mandeep, { question: 'Should the sky be green?' })
  const body = { version: other.version, reason: 'It is not ours to say' }
  await mandeep.call(polls.withdraw, { params: { id: other._id }, body })
  await work()
  expect(mailsTo('olivia', 'Should the sky be green?')).toBe(0)
  expect((await rowsOf('olivia', other._id))[0]).toMatchObject({ text: 'This poll was withdrawn.' })
})

test('a poll that is kept open for longer reminds again, and what an answer settles is read', async () => {
  const question = 'Should the roof be red?'
  const poll = await askPoll(world, await world.as('mandeep'), { question })
  await work()
  world.clock.set(later(poll.closesAt, -2 * dayMs))
  await work()
  const extend = async (closesAt: string, version: number) =>
    (await world.as('mandeep')).call(polls.extend, { params: { id: poll._id }, body: { closesAt, version } })
  const hourMore = await extend(later(poll.closesAt, dayMs / 24), poll.version)
  world.clock.set(later(poll.closesAt, -dayMs))
  await work()
  expect(mailsTo('olivia', question)).toBe(2)
  const weekMore = await extend(later(poll.closesAt, 7 * dayMs), hourMore.version)
  await work()
  expect(mailsTo('olivia', question)).toBe(2)
  world.clock.set(later(weekMore.closesAt, -2 * dayMs))
  await work()
  await work()
  expect(await kindsOf('olivia', poll._id)).toEqual(['poll.reminder', 'poll.reminder', 'poll.opened'])
  expect(mailsTo('olivia', question)).toBe(3)
  const again = await world.as('mandeep')
  for (const unit of ['305', '703'])
    await tryAnswer(await world.as('olivia'), poll, await unitIdOf(again, unit), 'Blue')
  expect((await rowsOf('olivia', poll._id)).map(({ readAt }) => readAt !== null)).toEqual([true, true, true])
})

test('a suspended building rests: its polls remind nobody and are closed once it opens', async () => {
  const mandeep = await world.as('mandeep')
  const question = 'Should the garage be blue?'
  const poll = await askPoll(world, mandeep, { question })
  await work()
  const params = { buildingId: world.cast.buildings.harbour }
  await (await world.as('sam')).call(admin.suspend, { params, body: { reason: 'Unpaid' } })
  for (const at of [later(poll.closesAt, -dayMs), poll.closesAt]) {
    world.clock.set(at)
    await work()
  }
  await (await world.as('sam')).call(admin.liftSuspension, { params })
  expect(await kindsOf('olivia', poll._id)).toEqual(['poll.opened'])
  expect(mailsTo('olivia', question)).toBe(1)
  await work()
  expect((await kindsOf('olivia', poll._id))[0]).toBe('poll.closed')
})
