import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { liveHeartbeatEveryMs } from '../../contract/limits.ts'
import type { LiveEvent } from '../../contract/route.ts'

const frame = ({ event, data }: LiveEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Writes events as they come until the reader leaves; a comment now and then keeps proxies from closing the line. */
export const sendEvents = (request: FastifyRequest, reply: FastifyReply, events: AsyncIterable<LiveEvent>) => {
  const source = events[Symbol.asyncIterator]()
  const stream = new Readable({ read() {} })
  const heartbeat = setInterval(() => stream.push(': here\n\n'), liveHeartbeatEveryMs)
  const finish = () => {
    clearInterval(heartbeat)
    void source.return?.()
    if (!stream.destroyed) stream.push(null)
  }
  request.raw.on('close', finish)
  stream.push('retry: 5000\n\n')
  void (async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) stream.push(frame(next.value))
    finish()
  })().catch(finish)
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)
}
