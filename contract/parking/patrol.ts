import { z } from 'zod'
import { Id, InstantField, requiredText } from '../fields.ts'
import { linkNameMostChars } from '../limits/parking.ts'
import { del, get, post } from '../route.ts'
import { ParkingToken } from './guest.ts'
import { PlateAsked } from './plates.ts'
import { PatrolReport } from './violation.ts'

/** Whoever walks the lot: a plate in, an answer out, and no word of who lives where. */

export const PlateStanding = z.object({
  licensePlate: z.string(),
  /** `valid` with a visitor’s pass, also within its grace; `resident`: a resident's car, which belongs in no visitor space. */
  standing: z.enum(['valid', 'resident', 'none']),
  /** Until when a pass holds, grace included. */
  until: InstantField.nullable(),
  /** A violation of this plate is open already. */
  isReported: z.boolean(),
})
export type PlateStanding = z.infer<typeof PlateStanding>

export const PatrolLink = z.object({
  _id: Id,
  name: z.string(),
  madeAt: InstantField,
  until: InstantField,
  checks: z.number().int(),
  reports: z.number().int(),
  lastUsedAt: InstantField.nullable(),
  works: z.boolean(),
})
export type PatrolLink = z.infer<typeof PatrolLink>
/** The link is shown once: only a hash of it is kept. */
export const NewPatrolLink = PatrolLink.extend({ path: z.string() })
export type NewPatrolLink = z.infer<typeof NewPatrolLink>

export const PatrolLinkDraft = z.object({ name: requiredText({ label: 'Name', max: linkNameMostChars }) })

/** What whoever patrols by a link is told. */
export const PatrolPost = z.object({
  buildingName: z.string(),
  timeZone: z.string(),
  name: z.string(),
  until: InstantField,
  spaces: z.object({ total: z.number().int().nullable(), taken: z.number().int() }),
})
export type PatrolPost = z.infer<typeof PatrolPost>

export const PatrolReported = z.object({ number: z.number().int(), isNew: z.boolean() })
export type PatrolReported = z.infer<typeof PatrolReported>

const ById = z.object({ id: Id })
const keeper = { access: 'manager', area: 'parking', feature: 'parking' } as const
const by = { access: 'link', query: ParkingToken } as const

export const patrolParking = {
  checkPlate: post('/api/parking/patrol/check', {
    shows: 'visitorPass.all',
    ...keeper,
    summary: 'Check whether a vehicle may park in a visitor space now',
    body: PlateAsked,
    reply: PlateStanding,
  }),
  patrolLinks: get('/api/parking/patrol-links', {
    shows: 'parkingLink.all',
    also: ['parkingViolation'],
    ...keeper,
    summary: 'List patrol links and how they’re used',
    reply: z.array(PatrolLink),
  }),
  makePatrolLink: post('/api/parking/patrol-links', {
    ...keeper,
    summary: 'Create a patrol link; it’s shown only once',
    body: PatrolLinkDraft,
    reply: NewPatrolLink,
    secret: true,
  }),
  renewPatrolLink: post('/api/parking/patrol-links/:id/renew', {
    ...keeper,
    params: ById,
    summary: 'Replace a patrol’s link with a new one',
    reply: NewPatrolLink,
    secret: true,
  }),
  endPatrolLink: del('/api/parking/patrol-links/:id', {
    ...keeper,
    params: ById,
    summary: 'Revoke a patrol’s link immediately',
  }),
  patrol: get('/api/patrol', {
    shows: null,
    ...by,
    summary: 'Get the building of a patrol link; the same answer for an unknown, expired or revoked link',
    reply: PatrolPost,
    throttle: 'patrolCheck',
  }),
  patrolCheck: post('/api/patrol/check', {
    ...by,
    summary: 'Check whether a vehicle may park in a visitor space now, with a patrol link',
    body: PlateAsked,
    reply: PlateStanding,
    throttle: 'patrolCheck',
  }),
  patrolReport: post('/api/patrol/violations', {
    ...by,
    summary: 'Record a violation with photos, with a patrol link; repeating a key records it once',
    body: PatrolReport,
    files: true,
    reply: PatrolReported,
    throttle: 'patrolReport',
  }),
}
