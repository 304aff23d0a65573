/** The live stream over a real socket: its head, what it says first, and that nothing of it stays behind. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveHeartbeatEveryMs, residentIdleMostMs } from '../../contract/limits.ts'
import { openApp } from '../app.ts'
import { openEventHub, type EventHub } from '../platform/events.ts'
import { issuePasswordLink } from '../features/accounts/accounts.ts'
import { addMember, endMembership } from '../features/buildings/buildings.ts'
import { notify } from '../features/notifications/notifications.ts'
import { newId } from '../db/ids.ts'
import { Caller } from '../testing/caller.ts'
import { castPassword, type Name } from '../testing/cast.ts'
import { addressOf } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import type { FastifyInstance } from 'fastify'

let world: World
let app: FastifyInstance
let olivia: Caller
let listening = 0

/** An event hub that knows how many listen. */
const countedHub = (): EventHub => {
  const hub = openEventHub()
  return {
    publish: hub.publish,
    subscribe: (listener) => {
      listening++
      const leave = hub.subscribe(listener)
      let left = false
      return () => {
        if (!left) listening--
        left = true
        leave()
      }
    },
  }
}

const platform = () => ({ ...world.platform, events })
const events = countedHub()

beforeAll(async () => {
  world = await openWorld()
  app = await openApp(platform())
})
beforeEach(async () => {
  olivia = await signIn()
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await app.close()
  await world.close()
})

/** Somebody who calls the server whose hub is counted. */
const signIn = async (name: Name = 'olivia') => {
  const caller = new Caller(app, world.cast.buildings.harbour)
  ;({ cookie: caller.cookie } = await world.as(name))
  return caller
}

const openStream = async ({ cookie } = olivia) => {
  const leaving = new AbortController()
  const url = `${await addressOf(app)}/api/notifications/live?building=${world.cast.buildings.harbour}`
  const response = await fetch(url, { headers: { cookie }, signal: leaving.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  /** Reads on until something has been said. */
  const until = async (words: string): Promise<string> => {
    while (!heard.includes(words)) heard += (await reader.read()).value ?? ''
    return heard
  }
  /** Reads until the server ends the stream; answers all that it said. */
  const toItsEnd = async (): Promise<string> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) heard += next.value
    return heard
  }
  return { response, until, toItsEnd, leave: () => leaving.abort() }
}
const context = () => ({ ...world.context(), events })

const tellOlivia = () =>
  notify(context(), {
    buildingId: world.cast.buildings.harbour,
    kind: 'notice.published',
    subjectId: newId(),
    accountIds: [world.cast.accounts.olivia],
  })

describe('the live stream', () => {
  it('begins with its head, how soon to come back, and the unread count', async () => {
    const { response, until, leave } = await openStream()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(await until('"count"')).toBe('retry: 5000\n\nevent: unread\ndata: {"count":0}\n\n')
    leave()
  })

  it('says the new count when somebody is told something', async () => {
    const { until, leave } = await openStream()
    await until('{"count":0}')
    await tellOlivia()
    expect(await until('{"count":1}')).toMatch(/event: unread\ndata: \{"count":1\}\n\n$/)
    leave()
  })

  it('leaves no listener behind when the tab is closed in silence', async () => {
    await expect.poll(() => listening).toBe(0)
    const streams = await Promise.all([openStream(), openStream(), openStream()])
    for (const { until } of streams) await until('"count"')
    expect(listening).toBe(3)
    for (const { leave } of streams) leave()
    await expect.poll(() => listening).toBe(0)
  })
})

describe('a stream whose reader may hear no more', () => {
  const first = /^retry: 5000\n\nevent: unread\ndata: [^\n]+\n\n$/
  /** Opens a stream, takes the rights away, tells something, and answers all that the stream said until it ended. */
  const heardAfter = async (takeAway: (reader: Caller) => Promise<unknown>) => {
    const reader = await signIn()
    const { until, toItsEnd } = await openStream(reader)
    await until('"count"')
    await takeAway(reader)
    await tellOlivia()
    return toItsEnd()
  }

  it('ends by signing out here', async () => {
    expect(await heardAfter((reader) => reader.send('POST', '/api/auth/logout'))).toMatch(first)
  })

  it('ends by signing out elsewhere, and leaves the other browser its stream', async () => {
    const other = await openStream()
    await other.until('"count"')
    const endFromHere = async (reader: Caller) => {
      const { body } = await reader.send('GET', '/api/auth/sessions')
      const lost = body.data.find(({ current }: { current: boolean }) => current)
      await olivia.send('DELETE', `/api/auth/sessions/${lost._id}`)
    }
    expect(await heardAfter(endFromHere)).toMatch(first)
    const told = (await olivia.send('GET', '/api/notifications/unread-count')).body.data.count
    await other.until(`{"count":${told}}`)
    other.leave()
  })

  it('ends with every session when a password is set', async () => {
    const reset = async () => {
      const token = new URL(await issuePasswordLink(context(), world.cast.accounts.olivia)).searchParams.get('token')
      await olivia.send('POST', '/api/auth/reset-password', { body: { token, password: castPassword } })
    }
    expect(await heardAfter(reset)).toMatch(first)
  })

  it('ends with the membership, and opens no more', async () => {
    const membership = { buildingId: world.cast.buildings.harbour, accountId: world.cast.accounts.olivia }
    expect(await heardAfter(() => endMembership(context(), membership))).toMatch(first)
    const { response } = await openStream()
    expect(response.status).toBe(403)
    await addMember(context(), { ...membership, role: 'owner' })
  })

  it('says nothing more when the session ended by age in silence', async () => {
    const { until, toItsEnd } = await openStream()
    await until('"count"')
    const before = world.clock.now()
    world.clock.advance(residentIdleMostMs)
    await tellOlivia()
    expect(await toItsEnd()).toMatch(first)
    world.clock.set(before)
  })

  it('ends at the next heartbeat when nobody said anything, and the heartbeat is no sign of life', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { until, toItsEnd } = await openStream()
    await until('"count"')
    const before = world.clock.now()
    world.clock.advance(residentIdleMostMs - 1)
    vi.advanceTimersByTime(liveHeartbeatEveryMs)
    await until(': here')
    world.clock.advance(1)
    vi.advanceTimersByTime(liveHeartbeatEveryMs)
    expect(await toItsEnd()).toMatch(/\n\n: here\n\n$/)
    world.clock.set(before)
  })

  it('leaves no listener behind', () => expect.poll(() => listening).toBe(0))
})
