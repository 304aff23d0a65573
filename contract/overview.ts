import { z } from 'zod'
import { Contact } from './contacts.ts'
import { PinnedDocument } from './documents.ts'
import { Id } from './fields.ts'
import { PinnedNotice } from './notices.ts'
import { dayRoutes } from './overview/day.ts'
import { del, get } from './route.ts'

const Figure = z.number().int().min(0)

/** Building stats (specification, section 3). Parking and maintenance stay 0 until their features fill them. */
export const BuildingStats = z.object({
  units: z.object({ total: Figure, occupied: Figure }),
  /** Residents: who owns, rents or lives in a unit today; and the accounts among them. */
  users: z.object({ total: Figure, withUnits: Figure }),
  maintenance: z.object({ activeTickets: Figure }),
  parking: z.object({ visitorSpacesAvailable: Figure, visitorSpacesTotal: Figure }),
})
export type BuildingStats = z.infer<typeof BuildingStats>

/** What somebody who has just joined may still want to do; each is true once it is done. */
export const FirstSteps = z.object({
  /** The address is confirmed. */
  email: z.boolean(),
  phone: z.boolean(),
  picture: z.boolean(),
  /** What the building tells them, and how, was chosen. */
  messages: z.boolean(),
  secondFactor: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

/** All that the dashboard shows of the current building, for the caller (specification, section 2). */
export const Dashboard = z.object({
  /** The caller's own tickets that are open, assigned or in progress, and bookings that are active. */
  activity: z.object({ openTickets: Figure, activeBookings: Figure }),
  /** For the council only: proposals that await the caller's vote, and those being voted on. */
  voting: z.object({ pending: Figure, active: Figure }).nullable(),
  contacts: z.array(Contact),
  /** The first three in the order of the call for all of them; none while the feature is off. */
  pinnedNotices: z.array(PinnedNotice),
  pinnedNoticeCount: Figure,
  pinnedDocuments: z.array(PinnedDocument),
  /** For those who manage the building only. */
  stats: BuildingStats.nullable(),
  /** Null once all are done or hidden, and some time after joining. */
  firstSteps: FirstSteps.nullable(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const overview = {
  ...dayRoutes,
  dashboard: get('/api/dashboard', {
    shows: 'building.dashboard',
    access: 'member',
    summary: 'Get everything on the dashboard in one call',
    reply: Dashboard,
  }),
  hideFirstSteps: del('/api/dashboard/first-steps', {
    access: 'member',
    summary: 'Hide the caller’s first steps in every building',
  }),
  stats: get('/api/buildings/:id/stats', {
    shows: 'building.figures',
    access: 'manager',
    building: 'path',
    summary: 'Get a building’s statistics: units, people, tickets, visitor parking',
    params: z.object({ id: Id }),
    reply: BuildingStats,
  }),
}
