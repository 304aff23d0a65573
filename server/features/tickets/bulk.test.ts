/** Several tickets at once, over HTTP: who is told, and how often. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { tickets } from '../../../contract/tickets.ts'
import { switchOn } from '../../testing/browsers.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { report } from '../../testing/tickets.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let theo: Caller
let olivia: Caller
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  olivia = await world.as('olivia')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

test('tickets given to somebody at once are one message to each person, of what is theirs', async () => {
  await switchOn(theo, 'phone')
  await world.jobs.drain()
  const [mailsBefore, pushesBefore] = [world.mails.length, world.pushes.length]
  const all = [
    await report(theo, { title: 'Lamp' }),
    await report(theo, { title: 'Door' }),
    await report(theo, { title: 'Tap' }),
    await report(olivia, { title: 'Gate' }),
  ]
  await world.jobs.drain()
  const reported = world.mails.length
  const unread = async (who: Caller) => (await who.call(notifications.unreadCount)).count
  const before = [await unread(theo), await unread(olivia), await unread(carla)]
  await mandeep.call(tickets.assignMany, {
    body: { tickets: all.map(({ _id, version }) => ({ _id, version })), accountId: world.cast.accounts.carla },
  })
  await world.jobs.drain()
  expect([await unread(theo), await unread(olivia), await unread(carla)]).toEqual(before.map((count) => count + 1))
  const [lamp, door, tap] = all.map(({ number, title }) => `#${number} ${title}`)
  const newest = async (who: Caller) => (await who.call(notifications.list)).items[0]!
  expect(await newest(theo)).toMatchObject({
    title: '3 of your tickets have been assigned',
    text: `${lamp}; ${door}; ${tap}`,
    link: '/tickets',
  })
  expect(await newest(olivia)).toMatchObject({
    title: `Your ticket #${all[3]!.number} has been assigned`,
    link: `/tickets/${all[3]!._id}`,
  })
  expect(await newest(carla)).toMatchObject({ kind: 'ticket.assigned', title: '4 tickets were assigned to you' })
  const sent = world.mails.slice(reported).map(({ to, subject }) => `${to}: ${subject}`)
  expect(sent.toSorted()).toEqual(
    [
      `${emailOf('carla')}: 4 tickets were assigned to you`,
      `${emailOf('olivia')}: Your ticket #${all[3]!.number} has been assigned`,
      `${emailOf('theo')}: 3 of your tickets have been assigned`,
    ].toSorted(),
  )
  expect(mailsBefore).toBeLessThan(reported)
  expect(world.pushes.length - pushesBefore).toBe(1)
})
