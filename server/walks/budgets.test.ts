/** How many statements a call may send, counted where the driver sends them, the session's look included. */
// Runs on both versions of PostgreSQL: the statements of a call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../contract/accounts.ts'
import { audit } from '../../contract/audit.ts'
import { buildings } from '../../contract/buildings.ts'
import { contacts } from '../../contract/contacts.ts'
import { notices } from '../../contract/notices.ts'
import { notifications } from '../../contract/notifications.ts'
import { overview, type Dashboard } from '../../contract/overview.ts'
import type { Caller } from '../testing/caller.ts'
import { publish, textFile } from '../testing/notices.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let olivia: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
  for (let notice = 1; notice <= 25; notice++)
    await publish(mandeep, { title: `Counted ${notice}`, mustAcknowledge: true })
})
afterAll(() => world.close())

const sentBy = (work: () => Promise<unknown>) => world.statements(work)

describe('statements', () => {
  test('of the unread count: two; from the second call on it is one, which is the look for the caller', async () => {
    for (const statements of [2, 1, 1]) {
      let count = 0
      const sent = await sentBy(async () => ({ count } = await olivia.call(notifications.unreadCount)))
      expect(sent).toHaveLength(statements)
      expect(sent[0]).toContain('from sessions')
      expect(count).toBe(25)
    }
  })

  test('of a list of twenty notices with their read state: two, however it is narrowed', async () => {
    const queries = [
      {},
      { filter: 'unread' },
      { filter: 'toAcknowledge' },
      { search: 'counted' },
      { limit: '100' },
    ] as const
    for (const query of queries) {
      let found = 0
      const sent = await sentBy(async () => (found = (await olivia.call(notices.list, { query })).items.length))
      expect([query, sent.length]).toEqual([query, 2])
      expect(found).toBeGreaterThanOrEqual(20)
    }
    expect(await sentBy(() => mandeep.call(notices.list, { query: {} }))).toHaveLength(2)
  })

  test('of the dashboard: two for everybody, then one; three where units and people are counted anew', async () => {
    const body = { contacts: [{ name: 'Front desk', role: 'Concierge' }] }
    await mandeep.call(contacts.replace, { body })
    const { _id } = await publish(mandeep, { title: 'Pinned' }, [textFile()])
    await mandeep.call(notices.pin, { params: { id: _id }, body: { durationDays: 3 } })
    const callers = { olivia, mandeep, carla: await world.as('carla'), sam: await world.as('sam', 'harbour') }
    const ask = async (name: keyof typeof callers, statements: number) => {
      let shown: Dashboard | undefined
      const sent = await sentBy(async () => (shown = await callers[name].call(overview.dashboard)))
      expect([name, sent.length]).toEqual([name, statements])
      expect(shown!.contacts).toHaveLength(1)
      expect(shown!.pinnedNotices[0]!.attachments).toHaveLength(1)
    }
    for (const statements of [2, 1]) await ask('olivia', statements)
    for (const statements of [3, 1]) await ask('mandeep', statements)
    for (const statements of [2, 1]) await ask('carla', statements)
    // What platform staff read is noted before they see it.
    await callers.sam.call(audit.enter, { body: { reason: 'Counting' } })
    for (const statements of [3, 2]) await ask('sam', statements)
    await world.connection.pool.query(`update people set phone = '604-555-0100'`)
    for (const statements of [2, 1]) await ask('carla', statements)
    for (const name of ['mandeep', 'olivia'] as const) await ask(name, 1)
  })

  test('of what the specification asks for one by one: the look for the caller and one more, then the look alone', async () => {
    const id = mandeep.buildingId!
    const asked: [string, () => Promise<unknown>][] = [
      ['who is signed in', () => mandeep.call(accounts.me)],
      ['my buildings', () => mandeep.call(buildings.mine)],
      ['a building', () => mandeep.call(buildings.get, { params: { id } })],
      ['contacts', () => mandeep.call(contacts.list)],
      ['pinned notices', () => mandeep.call(notices.pinned)],
      ['stats', () => mandeep.call(overview.stats, { params: { id } })],
    ]
    for (const [name, work] of asked)
      for (const statements of [2, 1]) expect([name, (await sentBy(work)).length]).toEqual([name, statements])
  })

  test('of taking note: at most three, the first time and again', async () => {
    const { items } = await olivia.call(notices.list, { query: { limit: 1 } })
    const call = { params: { id: items[0]!._id } }
    for (const time of ['first', 'again']) {
      const sent = await sentBy(() => olivia.call(notices.acknowledge, call))
      expect([time, sent.length <= 3]).toEqual([time, true])
    }
  })

  test('are counted with those of a transaction', async () => {
    const sent = await sentBy(() => publish(mandeep, { title: 'One more' }))
    expect(sent.filter((text) => text === 'begin')).toHaveLength(2)
    expect(sent.filter((text) => text === 'commit')).toHaveLength(2)
  })
})
