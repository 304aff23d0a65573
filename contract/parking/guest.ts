import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { count } from '../form.ts'
import { guestLinkMostDays, guestUsesMost, longestStayMostHours, parkingTokenChars } from '../limits/parking.ts'
import { del, get, post } from '../route.ts'
import { VisitorFields } from './visitor.ts'

/** Guests who register themselves by a resident's link or QR code, without an account. */

export const GuestLinkDraft = z.object({
  unitId: Id,
  uses: count(1, guestUsesMost),
  days: count(1, guestLinkMostDays),
})
export type GuestLinkDraft = z.output<typeof GuestLinkDraft>

export const GuestLink = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  uses: z.number().int(),
  used: z.number().int(),
  madeAt: InstantField,
  until: InstantField,
})
export type GuestLink = z.infer<typeof GuestLink>

/** The link is shown once: only a hash of it is kept. */
export const NewGuestLink = GuestLink.extend({ path: z.string() })
export type NewGuestLink = z.infer<typeof NewGuestLink>

/** The guest's own pass. */
export const GuestPass = z.object({
  buildingName: z.string(),
  timeZone: z.string(),
  licensePlate: z.string(),
  from: InstantField,
  until: InstantField,
  state: z.enum(['upcoming', 'active', 'over']),
})
export type GuestPass = z.infer<typeof GuestPass>

/** What a guest is told: the building and its limits, never the unit, and of the resident the first name. */
export const Visit = z.object({
  buildingName: z.string(),
  timeZone: z.string(),
  now: InstantField,
  hostFirstName: z.string(),
  until: InstantField,
  longestStayHours: z.number().int(),
  freeSpaces: z.number().int().nullable(),
  retentionDays: z.number().int(),
})
export type Visit = z.infer<typeof Visit>

export const VisitDraft = VisitorFields.omit({ purpose: true, notes: true }).extend({
  hours: count(1, longestStayMostHours),
})
export type VisitDraft = z.output<typeof VisitDraft>

/** A secret of a link. */
export const ParkingToken = z.object({
  token: z
    .string()
    .length(parkingTokenChars)
    .regex(/^[\w-]+$/),
})

const resident = { access: 'member', feature: 'parking' } as const
const by = { access: 'link', query: ParkingToken } as const

export const guestParking = {
  guestLinks: get('/api/parking/guest-links', {
    shows: 'parkingLink.unlogged',
    also: ['visitorPass'],
    ...resident,
    summary: 'List the caller’s valid guest links',
    reply: z.array(GuestLink),
  }),
  makeGuestLink: post('/api/parking/guest-links', {
    ...resident,
    summary: 'Create a guest link for self-registration; it’s shown only once',
    body: GuestLinkDraft,
    reply: NewGuestLink,
    secret: true,
  }),
  endGuestLink: del('/api/parking/guest-links/:id', {
    ...resident,
    summary: 'Revoke a guest link; registered guests stay registered',
    params: z.object({ id: Id }),
  }),
  visit: get('/api/visit', {
    shows: null,
    ...by,
    summary: 'Get what a resident’s link shows a guest; wrong, used and expired links get the same answer',
    reply: Visit,
    throttle: 'visitLink',
  }),
  registerVisit: post('/api/visit', {
    ...by,
    summary: 'Register as a visitor; returns the guest’s pass and the secret to reopen it',
    body: VisitDraft,
    reply: z.object({ pass: GuestPass, path: z.string() }),
    throttle: 'visitRegister',
  }),
  visitPass: get('/api/visitor-pass', {
    shows: null,
    ...by,
    summary: 'Get a guest’s own pass by its secret',
    reply: GuestPass,
    throttle: 'visitLink',
  }),
}
