import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { isLoopback } from '../platform/config.ts'
import { Refusal } from './errors.ts'

/** What a web server or tunnel in between adds to a call. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const isFromHere = ({ headers, hostname }: FastifyRequest): boolean =>
  isLoopback(hostname) && forwarding.every((name) => headers[name] === undefined)

/**
 * Outside production, refuses every call that a web server passes on, or that asks for another name than this machine's:
 * the demo's passwords are published, and /dev/mail shows the links that reset any other.
 */
export const serveThisMachineOnly = (
  app: FastifyInstance,
  { thisMachineOnly }: Pick<Config, 'thisMachineOnly'>,
): void => {
  if (!thisMachineOnly) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFromHere(request)) return done()
    done(
      new Refusal(
        403,
        'THIS_MACHINE_ONLY',
        'This server isn’t in production, so it only serves its own machine. To serve others, set NODE_ENV=production.',
      ),
    )
  })
}
