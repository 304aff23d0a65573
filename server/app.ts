import type { FastifyInstance } from 'fastify'
import type { Ctx, Platform } from './context.ts'
import { newId } from './db/ids.ts'
import { identify } from './features/accounts/accounts.ts'
import { accountJobs } from './features/accounts/jobs.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { assetJobs } from './features/assets/jobs.ts'
import { assetRoutes } from './features/assets/routes.ts'
import { watched } from './features/audit/audit.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { bookingJobs } from './features/bookings/jobs.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { restingWhileSuspended } from './features/buildings/buildings.ts'
import { buildingRoutes } from './features/buildings/routes.ts'
import { documentJobs } from './features/documents/jobs.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { enquiryJobs } from './features/enquiries/jobs.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { formJobs } from './features/forms/jobs.ts'
import { formRoutes } from './features/forms/routes.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { joiningJobs } from './features/joining/jobs.ts'
import { joiningRoutes } from './features/joining/routes.ts'
import { mailJobs } from './features/mail/jobs.ts'
import { noticeJobs } from './features/notices/jobs.ts'
import { noticeRoutes } from './features/notices/routes.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { ticketJobs } from './features/tickets/jobs.ts'
import { ticketRoutes } from './features/tickets/routes.ts'
import { unitJobs } from './features/units/jobs.ts'
import { unitRoutes } from './features/units/routes.ts'
import { vendorJobs } from './features/vendors/jobs.ts'
import { vendorRoutes } from './features/vendors/routes.ts'
import { parkingJobs } from './features/parking/jobs.ts'
import { stallJobs } from './features/parking/parking.ts'
import { parkingRoutes } from './features/parking/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { votingJobs } from './features/voting/jobs.ts'
import { votingRoutes } from './features/voting/routes.ts'
import { workOrderRoutes } from './features/work-orders/routes.ts'
import type { BoundRoute } from './http/bind.ts'
import { httpJobs } from './http/jobs.ts'
import { openServer } from './http/server.ts'
import type { Job } from './platform/jobs.ts'

/** Every route of the product; the access and tenancy walks read this list too. */
export const routes: readonly BoundRoute[] = [
  ...auditRoutes,
  ...buildingRoutes,
  ...accountRoutes,
  ...notificationRoutes,
  ...unitRoutes,
  ...documentRoutes,
  ...joiningRoutes,
  ...vendorRoutes,
  ...noticeRoutes,
  ...ticketRoutes,
  ...assetRoutes,
  ...workOrderRoutes,
  ...bookingRoutes,
  ...parkingRoutes,
  ...votingRoutes,
  ...forumRoutes,
  ...formRoutes,
  ...overviewRoutes,
  ...enquiryRoutes,
  ...adminRoutes,
].map(watched)

/** Every kind of work that is done apart from calls. */
export const jobs: readonly Job[] = [
  ...httpJobs,
  ...mailJobs,
  ...accountJobs,
  ...notificationJobs,
  ...unitJobs,
  ...joiningJobs,
  ...documentJobs,
  ...vendorJobs,
  ...noticeJobs,
  ...ticketJobs,
  ...assetJobs,
  ...bookingJobs,
  ...stallJobs,
  ...parkingJobs,
  ...votingJobs,
  ...formJobs,
  ...enquiryJobs,
].map(restingWhileSuspended)

/** The context of work that nobody signed in for: a job, a command, the demo seed. */
export const contextOf = (platform: Platform): Ctx => ({
  ...platform,
  now: platform.clock.now(),
  requestId: newId(),
  afterCommit: (work) => work(),
  afterRollback: () => {},
})

/** The product's HTTP server over a platform: the same for the program and for every test. */
export const openApp = (platform: Platform): Promise<FastifyInstance> => openServer(platform, identify, routes)
