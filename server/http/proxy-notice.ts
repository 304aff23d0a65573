import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'
import { isForwardedUntrusted } from './address.ts'

/** Logs once, with what to do, that a proxy names callers and TRUST_PROXY does not name the proxy. */
export const noticeUntrustedProxy = (app: FastifyInstance, log: Log): void => {
  let noticed = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!noticed && isForwardedUntrusted(request)) {
      noticed = true
      log.warn(
        { proxy: request.socket.remoteAddress },
        'a proxy that is not trusted sends X-Forwarded-For, so everybody behind it shares one limit: name it in TRUST_PROXY',
      )
    }
    done()
  })
}
