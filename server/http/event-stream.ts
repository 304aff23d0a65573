import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { liveHeartbeatEveryMs, liveRetryMs } from '../../contract/limits.ts'
import type { LiveEvent } from '../../contract/route.ts'
import type { Audience } from '../platform/events.ts'
import type { Standing } from './access.ts'

/** An event for anyone who listens or, where an audience is named, only for those who belong to it at that moment. */
export interface AddressedEvent extends LiveEvent {
  readonly to?: Audience
}

/** The listener's standing in the building of the stream; null without one. */
export type Listener = Pick<Standing, 'role' | 'permissions'> | null

export interface Broadcast {
  events: AsyncIterable<AddressedEvent>
  /** Answers who listens by the rights of this moment; asked before anything is said. Throws when their session or rights have ended. */
  judge(): Promise<Listener>
}

const hears = (listener: Listener, to: Audience): boolean =>
  listener !== null && ('area' in to ? listener.permissions[to.area] : to.roles.includes(listener.role))

const frame = ({ event, data }: LiveEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Says that events come. */
export const describeEvents = (reply: FastifyReply): FastifyReply =>
  reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no')

/**
 * Writes events as they come until the reader leaves or may hear no more. A comment now and then keeps proxies from
 * closing the line, and ends a silent stream whose reader's rights have ended.
 */
export const sendEvents = (request: FastifyRequest, reply: FastifyReply, { events, judge }: Broadcast) => {
  const source = events[Symbol.asyncIterator]()
  const stream = new Readable({ read() {} })
  let over = false
  const finish = () => {
    if (over) return
    over = true
    clearInterval(heartbeat)
    void source.return?.()
    if (!stream.destroyed) stream.push(null)
  }
  const say = async (text: string, to?: Audience): Promise<void> => {
    const listener = await judge()
    if (stream.destroyed) finish()
    else if (!over && (to === undefined || hears(listener, to))) stream.push(text)
  }
  const heartbeat = setInterval(() => void say(': here\n\n').catch(finish), liveHeartbeatEveryMs)
  request.raw.on('close', finish)
  stream.push(`retry: ${liveRetryMs}\n\n`)
  void (async () => {
    for (let next = await source.next(); !next.done; next = await source.next())
      await say(frame(next.value), next.value.to)
    finish()
  })().catch(finish)
  return describeEvents(reply).send(stream)
}
