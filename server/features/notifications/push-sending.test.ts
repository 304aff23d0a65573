/** Push messages that a push service does not take: tried again, or given up. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pushAttemptsMost, pushKeptMs } from '../../../contract/limits.ts'
import { PushRefused, type Push } from '../../platform/pusher.ts'
import { isOn, pushesLeft, pushRows, switchOn } from '../../testing/browsers.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { sendPushes } from './push-sending.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const titles = async () => (await pushesLeft(world)).map(({ words }) => words.title)
const rows = () => pushRows(world)

describe('a push service that does not take a message', () => {
  const tried: Push[] = []
  const refusing = (...refusal: ConstructorParameters<typeof PushRefused>) => ({
    ...world.context(),
    pusher: {
      publicKey: '',
      send: async (message: Push) => {
        tried.push(message)
        throw new PushRefused(...refusal)
      },
    },
  })
  beforeEach(async () => {
    tried.length = 0
    await switchOn(olivia, 'phone')
    await publish(await world.as('mandeep'), { title: 'Water off', type: 'emergency' })
  })

  it('because the browser is gone ends the subscription', async () => {
    await sendPushes(refusing('status 410', 'gone'))
    expect([tried.length, await isOn(olivia), await rows()]).toEqual([1, false, []])
  })

  it('for good is asked once', async () => {
    await sendPushes(refusing('status 413', 'for good'))
    world.clock.advance(pushKeptMs / 2)
    expect(await titles()).toEqual([])
    expect([tried.length, await isOn(olivia)]).toEqual([1, true])
  })

  it('for now is asked again after a longer wait each time, and given up in the end', async () => {
    await sendPushes(refusing('status 503', 'for now'))
    await sendPushes(refusing('status 503', 'for now'))
    expect(tried).toHaveLength(1)
    for (let more = 0; more < 20; more++) {
      world.clock.advance(3_600_000)
      await sendPushes(refusing('status 503', 'for now'))
    }
    expect(tried).toHaveLength(pushAttemptsMost)
    expect((await rows())[0]).toMatchObject({ attempts: pushAttemptsMost, last_answer: 'status 503', sent_at: null })
  })

  it('is given the time that it asks for', async () => {
    await sendPushes(refusing('status 429', 'for now', 1_800_000))
    world.clock.advance(1_799_000)
    expect(await titles()).toEqual([])
    world.clock.advance(1_000)
    expect(await titles()).toEqual(['Emergency: Water off'])
  })
})
