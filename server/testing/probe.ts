import type { FastifyInstance } from 'fastify'
import { routes } from '../app.ts'
import { identify } from '../features/accounts/accounts.ts'
import type { BoundRoute } from '../http/bind.ts'
import { openServer, type Arrival } from '../http/server.ts'
import { Caller } from './caller.ts'
import type { World } from './world.ts'

/** The world's server once more, with a few routes of a test's own beside the real ones. */
export const openProbe = async (
  world: World,
  own: readonly BoundRoute[],
  beforeReady: (app: FastifyInstance) => Promise<void> = async () => {},
  arrival?: Arrival,
) => {
  const app = await openServer(world.platform, identify, [...routes, ...own], arrival)
  await beforeReady(app)
  await app.ready()
  return {
    app,
    /** The same person with the same session, calling this server. */
    as: (caller: Caller): Caller => {
      const same = new Caller(app, caller.buildingId)
      same.cookie = caller.cookie
      return same
    },
    close: () => app.close(),
  }
}

/** Where a server listens with real sockets; it starts to when first asked. */
export const addressOf = async (app: FastifyInstance): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
}
