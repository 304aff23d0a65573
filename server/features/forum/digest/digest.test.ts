import { afterEach, beforeEach, expect, it } from 'vitest'
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
import { writePost } from '../../../testing/forum.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const dayMs = 24 * 60 * 60_000
const release = async () => {
  await world.jobs.runNow('notifications.releaseMails')
  await world.jobs.drain()
}
const mailsTo = (address: string) =>
  world.mails.filter(({ to }) => JSON.stringify(to).includes(address)).map((mail) => JSON.stringify(mail))

it('new posts come in one mail a week: without what is council’s, was hidden, or is read', async () => {
  const [olivia, theo, carla] = [await world.as('olivia'), await world.as('theo'), await world.as('carla')]
  await writePost(olivia, { title: 'The hallway' })
  const rude = await writePost(olivia, { title: 'The zebra' })
  const read = await writePost(carla, { title: 'The lift' })
  await writePost(carla, { title: 'The boiler' })
  await writePost(carla, { title: 'The plan', category: 'council' })
  await carla.call(moderation.hidePost, { params: { id: rude._id }, body: { reason: 'rude' } })
  await theo.call(forum.read, { params: { id: read._id } })
  await release()
  expect(mailsTo('tenant@')).toEqual([])
  world.clock.advance(8 * dayMs)
  await release()
  expect(mailsTo('tenant@')).toHaveLength(1)
  const [mail] = mailsTo('tenant@')
  expect(mail).toContain('The hallway')
  expect(mail).toContain('The boiler')
  expect(JSON.stringify(world.mails)).not.toMatch(/The plan/)
  expect(mail).not.toMatch(/zebra|The lift/)
  expect(JSON.stringify(mailsTo('visitor@'))).not.toContain('The hallway')
  await release()
  expect(mailsTo('tenant@')).toHaveLength(1)
})

it('who chose otherwise gets it every day, or not at all', async () => {
  const [olivia, theo, mia] = [await world.as('olivia'), await world.as('theo'), await world.as('mia')]
  const rhythm = { version: 0, quietFrom: '', quietUntil: '' }
  await theo.send('PUT', '/api/notifications/preferences', { body: { ...rhythm, choices: [], digest: 'daily' } })
  const choices = [{ kind: 'forum.digest', channel: 'email', wanted: false }]
  await mia.send('PUT', '/api/notifications/preferences', { body: { ...rhythm, choices, digest: 'daily' } })
  await writePost(olivia, { title: 'The hallway' })
  world.clock.advance(dayMs)
  await release()
  expect([mailsTo('tenant@').length, mailsTo('member@').length]).toEqual([1, 0])
})

it('who gathers nothing any more still gets new posts once a week, and none at once', async () => {
  const [olivia, theo] = [await world.as('olivia'), await world.as('theo')]
  const choose = (version: number, digest: string) =>
    theo.send('PUT', '/api/notifications/preferences', {
      body: { version, choices: [], quietFrom: '', quietUntil: '', digest },
    })
  await choose(0, 'daily')
  await writePost(olivia, { title: 'The hallway' })
  expect((await choose(1, 'off')).status).toBe(200)
  await release()
  expect(mailsTo('tenant@')).toEqual([])
  world.clock.advance(8 * dayMs)
  await release()
  expect(mailsTo('tenant@')).toHaveLength(1)
})

it('nobody is mailed of a forum that was switched off meanwhile', async () => {
  const olivia = await world.as('olivia')
  await writePost(olivia, { title: 'The hallway' })
  await world.connection.pool.query(`update buildings set features = '{"forum":false}'`)
  world.clock.advance(8 * dayMs)
  await release()
  expect(world.mails).toEqual([])
})
