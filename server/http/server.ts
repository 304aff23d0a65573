import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import multipart from '@fastify/multipart'
import { bodyMostBytes, fileMostBytes, filesMost } from '../../contract/limits.ts'
import { keptAliveMs, requestHeadMostMs, requestMostMs, socketsCheckedEveryMs } from '../../contract/limits/faults.ts'
import type { Platform } from '../context.ts'
import type { BoundRoute } from './bind.ts'
import { answerChecks } from './checks.ts'
import { dispatch, type Identify } from './dispatch.ts'
import { describeOn } from './openapi.ts'
import { answerFailures } from './failures.ts'
import { isApi, setHeaders } from './headers.ts'
import { holdCalls, watchMaintenance } from './maintenance.ts'
import { guardOrigins } from './origin.ts'
import { noticeUntrustedProxy } from './proxy-notice.ts'
import { serveThisMachineOnly } from './this-machine.ts'
import { answerUnreadable } from './unreadable.ts'
import { multipartOptions } from './uploads.ts'

/** One line a call: route patterns and ids only, never addresses, bodies or query strings. */
const logCalls = (app: FastifyInstance, { log }: Platform): void => {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isApi(request)) return done()
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) log.error(line, 'call')
    else log.info(line, 'call')
    done()
  })
}

/** How long a request may take to arrive. */
export interface Arrival {
  readonly headMostMs: number
  readonly wholeMostMs: number
  readonly checkedEveryMs: number
}

const usualArrival: Arrival = {
  headMostMs: requestHeadMostMs,
  wholeMostMs: requestMostMs,
  checkedEveryMs: socketsCheckedEveryMs,
}

/** The HTTP server with every route of the tables on it; pages are added by whoever serves the web client. */
export const openServer = async (
  platform: Platform,
  identify: Identify,
  routes: readonly BoundRoute[],
  { headMostMs, wholeMostMs, checkedEveryMs }: Arrival = usualArrival,
): Promise<FastifyInstance> => {
  const https = platform.config.publicUrl.startsWith('https:')
  const app = fastify({
    ...answerUnreadable(https),
    genReqId: () => randomUUID(),
    trustProxy: platform.config.trustProxy,
    bodyLimit: bodyMostBytes,
    http: { headersTimeout: headMostMs, connectionsCheckingInterval: checkedEveryMs },
    requestTimeout: wholeMostMs,
    keepAliveTimeout: keptAliveMs,
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(multipart, {
    ...multipartOptions,
    limits: { fileSize: fileMostBytes, files: filesMost, fields: 60, fieldSize: bodyMostBytes, parts: 80 },
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  // Bodies stay bytes until the route's own schema reads them; the media type is judged there, strictly.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  serveThisMachineOnly(app, platform.config)
  guardOrigins(app, platform.config.allowedOrigins)
  setHeaders(app, https)
  answerFailures(app, platform.log)
  logCalls(app, platform)
  noticeUntrustedProxy(app, platform)
  const isUnderMaintenance = watchMaintenance(platform.config)
  holdCalls(app, isUnderMaintenance)
  dispatch(app, platform, identify, routes)
  describeOn(app, routes)
  answerChecks(app, platform, isUnderMaintenance)
  return app
}
