import type { FastifyInstance } from 'fastify'
import type { Ctx, Platform } from './context.ts'
import { newId } from './db/ids.ts'
import { addressLinkWorks, identify, passwordLinkWorks } from './features/accounts/accounts.ts'
import { accountJobs } from './features/accounts/jobs.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { assetRecordNames, hiddenAssets, wordRounds, wordWarranties } from './features/assets/assets.ts'
import { assetJobs } from './features/assets/jobs.ts'
import { assetRoutes } from './features/assets/routes.ts'
import { visitNames, watched } from './features/audit/audit.ts'
import { auditRoutes } from './features/audit/routes.ts'
import {
  bookingFiguresOffered,
  bookingNames,
  bookingsLeaving,
  bookingsOfUnit,
  bookingsToday,
  hiddenBookings,
  wordAsked,
  wordBookings,
} from './features/bookings/bookings.ts'
import { bookingJobs } from './features/bookings/jobs.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { buildingNames, letterheadOf, restingWhileSuspended } from './features/buildings/buildings.ts'
import { buildingRoutes } from './features/buildings/routes.ts'
import {
  documentNames,
  documentsToday,
  hiddenDocuments,
  pinnedDocuments,
  wordReminders,
} from './features/documents/documents.ts'
import { documentJobs } from './features/documents/jobs.ts'
import { documentRoutes } from './features/documents/routes.ts'
import {
  letterNames,
  lettersOfUnit,
  recordsNames,
  recordsOfUnit,
  recordsToday,
  wordAskers,
  wordHandlers,
  wordLetters,
  wordReminders as wordDueRecords,
} from './features/forms/forms.ts'
import { formJobs } from './features/forms/jobs.ts'
import { formRoutes } from './features/forms/routes.ts'
import { forumLeaving, forumNames, forumWordings, foundForum, hiddenForum } from './features/forum/forum.ts'
import { forumRoutes } from './features/forum/routes.ts'
import { joiningJobs } from './features/joining/jobs.ts'
import {
  accessToday,
  approachesTo,
  invitationWorks,
  joiningNames,
  leaving,
  wordAccessRequests,
} from './features/joining/joining.ts'
import { joiningRoutes } from './features/joining/routes.ts'
import { mailJobs } from './features/mail/jobs.ts'
import { mailNames } from './features/mail/mail.ts'
import { noticeJobs } from './features/notices/jobs.ts'
import { noticeNames, noticesOfUnit, wordNotices } from './features/notices/notices.ts'
import { noticeRoutes } from './features/notices/routes.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { ticketJobs } from './features/tickets/jobs.ts'
import { ticketRoutes } from './features/tickets/routes.ts'
import {
  hiddenMaintenanceSettings,
  hiddenTickets,
  maintenanceSettingsNames,
  ticketFiguresOffered,
  ticketRecordNames,
  ticketsLeaving,
  ticketsOfUnit,
  ticketsToday,
  wordAlarms,
  wordTickets,
} from './features/tickets/tickets.ts'
import { unitJobs } from './features/units/jobs.ts'
import { unitRoutes } from './features/units/routes.ts'
import { unitNames, unitsToday, wordMoves, wordTerms } from './features/units/units.ts'
import { vendorJobs } from './features/vendors/jobs.ts'
import { vendorRoutes } from './features/vendors/routes.ts'
import {
  hiddenVendors,
  vendorRecordNames,
  vendorsToday,
  wordReminders as wordVendorEnds,
} from './features/vendors/vendors.ts'
import { parkingJobs } from './features/parking/jobs.ts'
import {
  hiddenParking,
  parkingFigures,
  parkingNames,
  parkingOfUnit,
  parkingToday,
  visitorsLeaving,
  wordPasses,
  wordReports,
  wordViolations,
  hiddenStalls,
  stallJobs,
  stallNames,
  stallsHeld,
  stallsLeaving,
  stallsOfUnit,
  stallsToday,
  wordStalls,
} from './features/parking/parking.ts'
import { parkingRoutes } from './features/parking/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { workOrderRoutes } from './features/work-orders/routes.ts'
import {
  hiddenOrders,
  orderNames,
  vendorLinkWorks,
  wordAnswers,
  wordApprovals,
  workOfVendor,
} from './features/work-orders/work-orders.ts'
import type { BoundRoute } from './http/bind.ts'
import { httpJobs } from './http/jobs.ts'
import { openServer } from './http/server.ts'
import type { Offers } from './offers.ts'
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
  ...forumRoutes,
  ...formRoutes,
  ...overviewRoutes,
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
  ...formJobs,
].map(restingWhileSuspended)

export const offers: Offers = {
  wordings: {
    'notice.emergency': wordNotices,
    'notice.meeting': wordNotices,
    'notice.published': wordNotices,
    'notice.corrected': wordNotices,
    'access.requested': wordAccessRequests('access.requested'),
    'access.answered': wordAccessRequests('access.answered'),
    'document.ending': wordReminders,
    'vendor.ending': wordVendorEnds,
    'ticket.emergency': wordTickets('ticket.emergency'),
    'ticket.reported': wordTickets('ticket.reported'),
    'ticket.assigned': wordTickets('ticket.assigned'),
    'ticket.news': wordTickets('ticket.news'),
    'ticket.late': wordAlarms,
    'asset.due': wordRounds,
    'asset.warranty': wordWarranties,
    'parking.stall': wordStalls,
    'parking.term': wordStalls,
    'parking.offer': wordStalls,
    'parking.line': wordStalls,
    'booking.asked': wordAsked,
    'booking.news': wordBookings,
    'booking.offer': wordBookings,
    'booking.soon': wordBookings,
    ...forumWordings,
    'work.approval': wordApprovals,
    'work.answered': wordAnswers,
    'parking.ending': wordPasses('parking.ending'),
    'parking.arrived': wordPasses('parking.arrived'),
    'parking.revoked': wordPasses('parking.revoked'),
    'parking.violation': wordViolations,
    'parking.reported': wordReports,
    'letter.notice': wordLetters,
    'letter.sent': wordLetters,
    'records.asked': wordHandlers,
    'records.due': wordDueRecords,
    'records.answered': wordAskers,
    'unit.moved': wordMoves,
    'council.appointed': wordTerms('council.appointed'),
    'council.ended': wordTerms('council.ended'),
  },
  figures: { pinnedDocuments, ...ticketFiguresOffered, ...bookingFiguresOffered, ...parkingFigures },
  recordNames: {
    ...visitNames,
    ...buildingNames,
    ...unitNames,
    ...documentNames,
    ...joiningNames,
    ...vendorRecordNames,
    ...orderNames,
    ...noticeNames,
    ...ticketRecordNames,
    ...maintenanceSettingsNames,
    ...assetRecordNames,
    ...bookingNames,
    ...parkingNames,
    ...stallNames,
    ...forumNames,
    ...recordsNames,
    ...letterNames,
    ...mailNames,
  },
  hiddenRecords: {
    ...hiddenDocuments,
    ...hiddenVendors,
    ...hiddenTickets,
    ...hiddenMaintenanceSettings,
    ...hiddenAssets,
    ...hiddenOrders,
    ...hiddenBookings,
    ...hiddenParking,
    ...hiddenStalls,
    ...hiddenForum,
  },
  unitPanels: [ticketsOfUnit, bookingsOfUnit, stallsOfUnit, parkingOfUnit, noticesOfUnit, lettersOfUnit, recordsOfUnit],
  agendas: [
    ticketsToday,
    bookingsToday,
    parkingToday,
    recordsToday,
    accessToday,
    vendorsToday,
    stallsToday,
    documentsToday,
    unitsToday,
  ],
  foundings: [foundForum],
  approaches: approachesTo,
  letterheadOf,
  vendorWork: workOfVendor,
  stallsHeld,
  leavings: [leaving, ticketsLeaving, bookingsLeaving, visitorsLeaving, stallsLeaving, forumLeaving],
  linkWorks: {
    password: passwordLinkWorks,
    address: addressLinkWorks,
    invitation: invitationWorks,
    vendor: vendorLinkWorks,
  },
}

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
