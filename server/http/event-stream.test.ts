/** The live stream over a real socket: its head, what it says first, and that nothing of it stays behind. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApp } from '../app.ts'
import { openEventHub, type EventHub } from '../platform/events.ts'
import { notify } from '../features/notifications/notifications.ts'
import { newId } from '../db/ids.ts'
import { addressOf } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import type { FastifyInstance } from 'fastify'

let world: World
let app: FastifyInstance
let cookie: string
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
  ;({ cookie } = await world.as('olivia'))
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const openStream = async () => {
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
  return { response, until, leave: () => leaving.abort() }
}

const tellOlivia = () =>
  notify(
    { ...world.context(), events },
    {
      buildingId: world.cast.buildings.harbour,
      kind: 'test.told',
      subjectId: newId(),
      accountIds: [world.cast.accounts.olivia],
    },
  )

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
    await vi.waitFor(() => expect(listening).toBe(0))
    const streams = await Promise.all([openStream(), openStream(), openStream()])
    for (const { until } of streams) await until('"count"')
    expect(listening).toBe(3)
    for (const { leave } of streams) leave()
    await vi.waitFor(() => expect(listening).toBe(0))
  })
})
