import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { liveHeartbeatEveryMs, liveRetryMs } from '../../contract/limits.ts'
import type { Role } from '../../contract/roles.ts'
import type { LiveEvent } from '../../contract/route.ts'

/** An event for anybody who listens or, where roles are named, only for those who have one of them at that moment. */
export interface AddressedEvent extends LiveEvent {
  readonly roles?: readonly Role[]
}

export interface Broadcast {
  events: AsyncIterable<AddressedEvent>
  /** Answers the reader's role in the building of the stream; asked before anything is said. Throws when their session or rights have ended. */
  judge(): Promise<Role | null>
}

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
  const say = async (text: string, roles?: readonly Role[]): Promise<void> => {
    const role = await judge()
    if (stream.destroyed) finish()
    else if (!over && (roles === undefined || (role !== null && roles.includes(role)))) stream.push(text)
  }
  const heartbeat = setInterval(() => void say(': here\n\n').catch(finish), liveHeartbeatEveryMs)
  request.raw.on('close', finish)
  stream.push(`retry: ${liveRetryMs}\n\n`)
  void (async () => {
    for (let next = await source.next(); !next.done; next = await source.next())
      await say(frame(next.value), next.value.roles)
    finish()
  })().catch(finish)
  return describeEvents(reply).send(stream)
}
