import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { isForwardedUntrusted } from './address.ts'

/**
 * Notices for the self-check how calls come, and logs once with what to do that a proxy names callers and TRUST_PROXY does
 * not name it.
 */
export const noticeUntrustedProxy = (
  app: FastifyInstance,
  { log, noticed }: Pick<Platform, 'log' | 'noticed'>,
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (noticed.calls !== 'forwarded') noticed.calls = (request.ips ?? []).length > 1 ? 'forwarded' : 'direct'
    if (noticed.untrustedProxy === null && isForwardedUntrusted(request)) {
      noticed.untrustedProxy = request.socket.remoteAddress ?? 'an unknown address'
      log.warn(
        { proxy: noticed.untrustedProxy },
        'a proxy that is not trusted sends X-Forwarded-For, so everyone behind it shares one limit: name it in TRUST_PROXY',
      )
    }
    done()
  })
}
