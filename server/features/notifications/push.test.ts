/** Push messages: which browsers get them, when they leave, and what they say on a locked screen. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { pushEveryMs, pushKeptMs } from '../../../contract/limits.ts'
import { notifications } from '../../../contract/notifications.ts'
import { push } from '../../../contract/push.ts'
import { accounts } from '../../../contract/accounts.ts'
import { addressOfBrowser, browserKeys, isOn, pushesLeft, pushRows, switchOn } from '../../testing/browsers.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { endMembership } from '../buildings/buildings.ts'
import { notify } from './notifications.ts'
import { sendPushes } from './push-sending.ts'

let world: World
let olivia: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const left = () => pushesLeft(world)
const titles = async () => (await left()).map(({ words }) => words.title)
const tell = (title: string, more: Parameters<typeof publish>[1] = {}) => publish(mandeep, { title, ...more })
const rows = () => pushRows(world)

describe('a browser', () => {
  it('gets what its person is told, in the words of the inbox, with a link and the building', async () => {
    expect(await olivia.call(push.state)).toEqual({ publicKey: world.platform.pusher.publicKey, on: false })
    expect((await switchOn(olivia, 'phone')).on).toBe(true)
    const { _id } = await tell('Water off on Friday')
    expect(world.pushes).toEqual([])
    expect(await left()).toEqual([
      {
        browser: 'phone',
        urgent: false,
        keptSeconds: pushKeptMs / 1000,
        topic: expect.stringMatching(/^[\w-]{32}$/),
        words: {
          title: 'Water off on Friday',
          text: 'Harbour View\nFrom 9 to 11.',
          link: `/announcements/${_id}?building=${world.cast.buildings.harbour}`,
          tag: expect.stringMatching(/^[\w-]{32}$/),
        },
      },
    ])
    expect(await left()).toEqual([])
  })

  it('of each session of theirs gets it once, and nobody else’s', async () => {
    const laptop = await world.as('olivia')
    await switchOn(olivia, 'phone')
    await switchOn(laptop, 'laptop')
    await switchOn(await world.as('ben'), 'neighbour')
    await switchOn(olivia, 'phone')
    await tell('Water off')
    expect((await left()).map(({ browser }) => browser).toSorted()).toEqual(['laptop', 'phone'])
  })

  it('that is switched off gets nothing more, not even what waited', async () => {
    await switchOn(olivia, 'phone')
    await tell('Water off')
    expect((await olivia.call(push.unsubscribe)).on).toBe(false)
    expect(await isOn(olivia)).toBe(false)
    expect(await left()).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('that is signed out gets nothing more', async () => {
    const laptop = await world.as('olivia')
    await switchOn(olivia, 'phone')
    await switchOn(laptop, 'laptop')
    await tell('Water off')
    await olivia.call(accounts.logout)
    await tell('Water on again', { type: 'emergency' })
    expect((await left()).map(({ browser }) => browser)).toEqual(['laptop', 'laptop'])
    await world.jobs.runNow('accounts.forgetSessions')
    const kept = await world.connection.db.selectFrom('push_subscriptions').select('endpoint').execute()
    expect(kept).toEqual([{ endpoint: addressOfBrowser('laptop') }])
  })

  it('whose session ran out gets nothing more', async () => {
    await switchOn(olivia, 'phone')
    world.clock.advance(31 * 86_400_000)
    mandeep = await world.as('mandeep')
    await tell('Water off')
    expect(await left()).toEqual([])
  })

  it('belongs to whoever signed in last, and what waited for the one before is gone', async () => {
    await switchOn(olivia, 'family')
    await tell('Water off')
    const theo = await world.as('theo')
    await switchOn(theo, 'family')
    expect([await isOn(olivia), await isOn(theo)]).toEqual([false, true])
    expect(await left()).toEqual([])
  })

  it('has one subscription, the last, also when it hands in several at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((browser) => switchOn(olivia, browser)))
    await switchOn(olivia, 'last')
    await tell('Water off')
    expect((await left()).map(({ browser }) => browser)).toEqual(['last'])
  })

  it('is not at an address of somebody’s choosing', async () => {
    const { status, body } = await olivia.try(push.subscribe, {
      body: { endpoint: 'https://127.0.0.1/x', keys: browserKeys },
    })
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'endpoint', message: 'We don’t recognize this browser’s push service.' }],
    ])
    expect(await isOn(olivia)).toBe(false)
  })
})

describe('what leaves', () => {
  beforeEach(async () => {
    await switchOn(olivia, 'phone')
  })

  it('is one of a kind in an hour; what came meanwhile goes with the next', async () => {
    await tell('First')
    expect(await titles()).toEqual(['First'])
    world.clock.advance(pushEveryMs / 2)
    await tell('Second')
    await tell('Third')
    await tell('Fourth')
    expect(await titles()).toEqual([])
    world.clock.advance(pushEveryMs / 2)
    const [only, ...more] = await left()
    expect([only?.words.title, more]).toEqual(['Fourth', []])
    expect(only?.words.text).toBe('Harbour View\nFrom 9 to 11.\nand 2 more in your inbox')
    world.clock.advance(pushEveryMs)
    await tell('Fifth')
    expect(await titles()).toEqual(['Fifth'])
  })

  it('does so at once where it is an emergency', async () => {
    await tell('First')
    await left()
    for (const title of ['Gas leak', 'Gas leak on floor 3']) await tell(title, { type: 'emergency' })
    await tell('Second')
    const emergencies = (await left()).map(({ words, urgent }) => [words.title, urgent] as const)
    // They leave side by side.
    expect(emergencies.toSorted(([a], [b]) => a.length - b.length)).toEqual([
      ['Emergency: Gas leak', true],
      ['Emergency: Gas leak on floor 3', true],
    ])
  })

  test.each([
    ['council', 'carla', 'A new notice for council members', 'There’s a new notice for members of council.'],
    ['specific_units', 'olivia', 'A new notice for your unit', 'There’s a new notice for your unit.'],
  ] as const)('says no word of a notice for %s', async (audience, name, title, text) => {
    const reader = await world.as(name)
    await switchOn(reader, 'watch')
    const unit = await world.connection.db
      .selectFrom('units')
      .where('unit_number', '=', '703')
      .select('id')
      .executeTakeFirstOrThrow()
    await tell('The dispute with 703', { audience, ...(audience === 'specific_units' && { unitIds: [unit.id] }) })
    const messages = (await left()).filter(({ browser }) => browser === 'watch')
    expect(messages.map(({ words }) => [words.title, words.text])).toEqual([[title, `Harbour View\n${text}`]])
  })

  it('is nothing that was withdrawn, read, or is not theirs any more when it would leave', async () => {
    const { _id } = await tell('Withdrawn')
    await mandeep.send('DELETE', `/api/notices/${_id}`)
    expect(await titles()).toEqual([])
    await tell('Read')
    await olivia.call(notifications.markAllRead)
    expect(await titles()).toEqual([])
    await tell('Moved out')
    const { buildings, accounts: people } = world.cast
    await endMembership(world.context(), { buildingId: buildings.harbour, accountId: people.olivia })
    expect(await titles()).toEqual([])
    expect((await rows()).map(({ last_answer }) => last_answer)).toEqual(['read', 'read', 'not for them'])
  })

  it('is nothing from a building that is closed to its reader for want of a second factor', async () => {
    const carla = await world.as('carla')
    await switchOn(carla, 'phone')
    await switchOn(olivia, 'laptop')
    await tell('Water off')
    await world.connection.pool.query('update buildings set second_factor_required = true')
    expect((await left()).map(({ browser }) => browser)).toEqual(['laptop'])
  })

  it('is nothing that its reader does not want, and waits for the end of their quiet hours', async () => {
    const { accounts: people, buildings } = world.cast
    const chosen = { account_id: people.olivia, building_id: buildings.harbour }
    const preferences = { ...chosen, quiet_from: '11:00', quiet_until: '13:30', changed_at: world.clock.now() }
    await world.connection.db.insertInto('notification_preferences').values(preferences).execute()
    await tell('At noon')
    expect(await titles()).toEqual([])
    await tell('Gas leak', { type: 'emergency' })
    expect(await titles()).toEqual(['Emergency: Gas leak'])
    world.clock.advance(90 * 60_000)
    expect(await titles()).toEqual(['At noon'])
    const choice = { ...chosen, kind: 'notice.published', channel: 'push', wanted: false }
    await world.connection.db.insertInto('notification_choices').values(choice).execute()
    world.clock.advance(pushEveryMs)
    await tell('Unwanted')
    expect(await titles()).toEqual([])
    expect((await rows()).at(-1)?.last_answer).toBe('not wanted')
  })

  it('is nothing that is a day old', async () => {
    await tell('Late')
    world.clock.advance(pushKeptMs + 1)
    expect(await titles()).toEqual([])
    expect((await rows())[0]?.last_answer).toBe('too old')
  })

  it('is nothing that was told before', async () => {
    const { _id } = await tell('Once')
    await left()
    world.clock.advance(pushEveryMs)
    await notify(world.context(), {
      buildingId: world.cast.buildings.harbour,
      kind: 'notice.published',
      subjectId: _id,
      accountIds: [world.cast.accounts.olivia],
    })
    expect(await titles()).toEqual([])
  })

  it('leaves once, however many workers send at the same time', async () => {
    for (const browser of ['a', 'b', 'c', 'd', 'e']) await switchOn(await world.as('olivia'), browser)
    await tell('Water off')
    await Promise.all(Array.from({ length: 3 }, () => sendPushes(world.context())))
    expect(world.pushes.map(({ to }) => to.endpoint.split('/').at(-1) ?? '').toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'phone',
    ])
  })

  it('is forgotten after a month', async () => {
    await tell('Water off')
    await left()
    world.clock.advance(31 * 86_400_000)
    await world.jobs.runNow('notifications.forgetPushes')
    expect(await rows()).toEqual([])
  })
})

describe('the test message', () => {
  it('reaches this browser and no other', async () => {
    await switchOn(olivia, 'phone')
    await switchOn(await world.as('olivia'), 'laptop')
    expect(await olivia.call(push.test)).toEqual({ sentAt: world.clock.now() })
    expect(world.pushes.map(({ to, urgent }) => [to.endpoint, urgent])).toEqual([[addressOfBrowser('phone'), true]])
    expect(JSON.parse(world.pushes[0]!.payload)).toMatchObject({ title: 'It works!', link: '/inbox' })
  })

  it('needs a browser that is switched on', async () => {
    const { status, body } = await olivia.try(push.test)
    expect([status, body.error]).toEqual([409, 'Turn on push notifications in this browser first.'])
  })
})

test('switching on and off stands in the history of the account', async () => {
  await switchOn(olivia, 'phone')
  await switchOn(olivia, 'phone')
  await olivia.call(push.unsubscribe)
  await olivia.call(push.unsubscribe)
  const changes = await world.connection.db
    .selectFrom('changes')
    .where('subject_id', '=', world.cast.accounts.olivia)
    .where('action', 'like', 'push%')
    .orderBy('id')
    .select('action')
    .execute()
  expect(changes.map(({ action }) => action)).toEqual(['push switched on', 'push switched off'])
})
