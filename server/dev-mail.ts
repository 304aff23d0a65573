import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contextOf } from './app.ts'
import type { Platform } from './context.ts'
import { devMailList, devMailPage, devMailPolicy } from './features/mail/dev-mail.ts'
import { isLoopback } from './platform/config.ts'
import { NotFound } from './http/errors.ts'

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', devMailPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

/**
 * The outbox at /dev/mail, for development on one's own machine: asked for by one of its own names, so that no page of
 * the web can read the links in it under a name that it points here.
 */
export const serveDevMail = (app: FastifyInstance, platform: Platform): void => {
  const publicHost = new URL(platform.config.publicUrl).hostname
  const onRequest = async ({ hostname }: FastifyRequest) => {
    if (!isLoopback(hostname) && hostname !== publicHost) throw NotFound()
  }
  app.get('/dev/mail', { onRequest }, async (request, reply) => {
    const { to } = request.query as { to?: string | string[] }
    return send(reply, await devMailList(contextOf(platform), typeof to === 'string' ? to : ''))
  })
  app.get('/dev/mail/:id', { onRequest }, async (request, reply) => {
    const page = await devMailPage(contextOf(platform), (request.params as { id: string }).id)
    if (page === null) throw NotFound()
    return send(reply, page)
  })
}
