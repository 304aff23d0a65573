import type { FastifyInstance, FastifyReply } from 'fastify'
import { contextOf } from './app.ts'
import type { Platform } from './context.ts'
import { devMailList, devMailPage, devMailPolicy } from './features/mail/dev-mail.ts'
import { NotFound } from './http/errors.ts'

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', devMailPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

/** Serves the outbox at /dev/mail, for development on one's own machine. */
export const serveDevMail = (app: FastifyInstance, platform: Platform): void => {
  app.get('/dev/mail', async (request, reply) => {
    const { to } = request.query as { to?: string | string[] }
    return send(reply, await devMailList(contextOf(platform), typeof to === 'string' ? to : ''))
  })
  app.get('/dev/mail/:id', async (request, reply) => {
    const page = await devMailPage(contextOf(platform), (request.params as { id: string }).id)
    if (page === null) throw NotFound()
    return send(reply, page)
  })
}
