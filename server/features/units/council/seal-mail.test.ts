/** The weekly seal of the history: to the president and the privacy officer, once, with what the verification compares. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo } from '../../../testing/council.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { verifyHistory, type KeptHead } from '../../audit/audit.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

/** Who got the seal that week, and the mails. */
const week = async () => {
  const before = world.mails.length
  await world.jobs.runNow('units.sendSeals')
  await world.jobs.drain()
  return world.mails.slice(before).filter(({ subject }) => subject.startsWith('Seal of the history'))
}

test('goes to the people who hold one of the two offices now, once each, and to no one else', async () => {
  await appointTo(mandeep, 'Olivia', { positions: ['president', 'privacy_officer'] })
  await appointTo(mandeep, 'Carla', { positions: ['treasurer'] })
  await appointTo(mandeep, 'Theo', { positions: ['privacy_officer'], from: '2026-12-01' })
  await world.jobs.drain()
  const mails = await week()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@parapet.example', 'Seal of the history of Harbour View, Nov 20, 2026'],
  ])
  expect(await week()).toEqual([])
  world.clock.set('2026-12-07T16:00:00.000Z')
  expect((await week()).map(({ to }) => to).toSorted()).toEqual(['owner@parapet.example', 'tenant@parapet.example'])
})

test('goes to those who gather their mail, every week', async () => {
  await appointTo(mandeep, 'Olivia', { positions: ['president'] })
  const olivia = await world.as('olivia')
  const { version, quietFrom, quietUntil } = await olivia.call(notifications.preferences)
  await olivia.call(notifications.changePreferences, {
    body: { version, choices: [], quietFrom, quietUntil, digest: 'daily' },
  })
  await world.jobs.drain()
  expect(await week()).toHaveLength(1)
  world.clock.set('2026-11-27T20:00:00.000Z')
  expect(await week()).toHaveLength(1)
})

test('is the seal on the screen, and the line that the verification compares', async () => {
  await appointTo(mandeep, 'Olivia', { positions: ['president'] })
  await world.jobs.drain()
  const seal = await mandeep.call(audit.seal)
  const [mail] = await week()
  const [line = ''] = /\{.*\}/.exec(mail!.text) ?? []
  const head = JSON.parse(line) as KeptHead
  expect(head).toEqual({
    ...{ at: world.clock.now(), scope: world.cast.buildings.harbour, seq: seal.links, hash: seal.head },
  })
  const faults = async (kept: KeptHead) => (await verifyHistory(world.context(), [kept])).map(({ fault }) => fault)
  expect(await faults(head)).toEqual([null, null, null])
  expect(await faults({ ...head, hash: '0'.repeat(64) })).toContainEqual(expect.stringContaining('was rewritten'))
})
