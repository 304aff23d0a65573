import type { FastifyInstance, FastifyRequest } from 'fastify'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}
/** Nothing of an API answer may load or be framed. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
/** What an answer may say otherwise: less of where somebody came from, or that other sites may show its picture. */
const own = new Set(['referrer-policy', 'cross-origin-resource-policy'])
const twoYears = 'max-age=63072000; includeSubDomains'

/** Whether a call is for the API: by its route, since an address may spell the same path in other ways. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/')

/** What stands on every answer. */
export const securityHeaders = (https: boolean): Record<string, string> =>
  https ? { ...always, 'strict-transport-security': twoYears } : always

/** The security headers of every answer; a page's own content policy is set where the page is served. */
export const setHeaders = (app: FastifyInstance, https: boolean): void => {
  const fixed = securityHeaders(https)
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(fixed))
      if (!(own.has(name) && reply.hasHeader(name))) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy)
    if (!isApi(request)) return done(null, payload)
    // The log tells of this call by the same id.
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('vary')) reply.header('vary', 'Cookie, Origin, x-building-id')
    done(null, payload)
  })
}
