import type { FastifyInstance } from 'fastify'
import type { Ctx, Platform } from './context.ts'
import { newId } from './db/ids.ts'
import { outsideTransaction } from './db/transaction.ts'
import { identify } from './features/accounts/accounts.ts'
import { watched } from './features/audit/audit.ts'
import { restingWhileSuspended } from './features/buildings/buildings.ts'
import type { BoundRoute } from './http/bind.ts'
import { features } from './features.ts'
import { httpJobs } from './http/jobs.ts'
import { openServer } from './http/server.ts'
import type { Job } from './platform/jobs.ts'

/** Every route of the product; the access and tenancy walks read this list too. */
export const routes: readonly BoundRoute[] = features.flatMap((feature) => feature.routes ?? []).map(watched)

/** Every kind of work that is done apart from calls. */
export const jobs: readonly Job[] = [...httpJobs, ...features.flatMap((feature) => feature.jobs ?? [])].map(
  restingWhileSuspended,
)

/** The context of work that nobody signed in for: a job, a command, the demo seed. */
export const contextOf = (platform: Platform): Ctx => ({
  ...platform,
  now: platform.clock.now(),
  requestId: newId(),
  ...outsideTransaction,
})

/** The product's HTTP server over a platform: the same for the program and for every test. */
export const openApp = (platform: Platform): Promise<FastifyInstance> => openServer(platform, identify, routes)
