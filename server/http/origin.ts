import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApi } from './headers.ts'

const unsafe = new Set(['POST', 'PUT', 'DELETE', 'PATCH'])

/** What our pages send; the last two where they are built to be traced. */
const callerHeaders = 'content-type, x-building-id, idempotency-key, sentry-trace, baggage'

const refuse = (reply: FastifyReply) =>
  reply
    .code(403)
    .header('cache-control', 'no-store')
    .send({ success: false, error: 'Origin not allowed', code: 'CORS_REJECTED' })

const allowCaller = (reply: FastifyReply, origin: string) =>
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true')
    .header('vary', 'Cookie, Origin, x-building-id')

/** A state change that a page of another site could have made the browser send. */
const forged = (request: FastifyRequest): boolean => {
  if (!unsafe.has(request.method) || request.headers.origin !== undefined) return false
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Cross-origin calls: only exact origins of the allowlist, on the preflight and on the call; everything else gets 403
 * CORS_REJECTED and no permission headers. Unsafe calls without an origin must not come from another site either.
 */
export const guardOrigins = (app: FastifyInstance, allowed: readonly string[]): void => {
  const allowlist = new Set(allowed)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request)) return done()
    const { origin } = request.headers
    if ((origin !== undefined && !allowlist.has(origin)) || forged(request)) return refuse(reply)
    if (origin !== undefined) allowCaller(reply, origin)
    if (request.method === 'OPTIONS')
      return reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
        .header('access-control-allow-headers', callerHeaders)
        .header('access-control-max-age', '600')
        .send()
    done()
  })
}
