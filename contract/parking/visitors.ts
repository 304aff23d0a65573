import { z } from 'zod'
import { Id } from '../fields.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import {
  PassAsked,
  PassDraft,
  PassExtend,
  PassRevoke,
  PassSeen,
  PassVerdict,
  RecentVisitor,
  RegisteringFacts,
  VisitorPass,
  VisitorSpaces,
} from './visitor.ts'

/** What narrows the passes of a building. */
const PassFilter = z.object({
  /** Of a plate or of who comes. */
  search: Paging.shape.search,
  shows: z.enum(['now', 'upcoming', 'past', 'all']).default('all'),
  unitId: Id.optional(),
})
export const PassQuery = PassFilter.extend(Paging.shape)
export type PassQuery = z.output<typeof PassQuery>

const ById = z.object({ id: Id })
const resident = { access: 'member', feature: 'parking' } as const
const keeper = { access: 'manager', area: 'parking', feature: 'parking' } as const
const one = { ...resident, params: ById, reply: VisitorPass } as const

export const visitorParking = {
  listPasses: get('/api/parking/visitors', {
    shows: 'visitorPass.all',
    also: ['parkingStall'],
    ...keeper,
    summary: 'List the building’s visitors, newest first',
    query: PassQuery,
    reply: VisitorPass,
    sends: 'page',
  }),
  myPasses: get('/api/parking/visitors/mine', {
    shows: 'visitorPass.unlogged',
    also: ['parkingStall'],
    ...resident,
    summary: 'List visitors of the caller’s units, newest first',
    query: Paging.extend({ shows: z.enum(['current', 'past', 'all']).default('all') }),
    reply: VisitorPass,
    sends: 'page',
  }),
  recent: get('/api/parking/visitors/recent', {
    shows: 'visitorPass.unlogged',
    also: ['parkingStall'],
    ...resident,
    summary: 'List recent visitors of the caller’s units for quick registration',
    reply: z.array(RecentVisitor),
  }),
  registering: get('/api/parking/visitors/registering', {
    shows: 'visitorPass.unlogged',
    also: ['parkingStall'],
    ...resident,
    summary: 'Get the facts for the visitor form',
    reply: RegisteringFacts,
  }),
  spaces: get('/api/parking/visitor-spaces', {
    shows: 'visitorPass.unlogged',
    also: ['parkingStall'],
    ...resident,
    summary: 'Count the visitor spaces free now',
    reply: VisitorSpaces,
  }),
  check: post('/api/parking/visitors/check', {
    ...resident,
    summary: 'Check whether a visitor can be registered, or why not and from when; nothing is saved',
    body: PassAsked,
    reply: PassVerdict,
  }),
  register: post('/api/parking/visitors', {
    ...resident,
    summary: 'Register a visitor; a refusal gives the reason and the first allowed day',
    body: PassDraft,
    reply: VisitorPass,
    throttle: 'visitorPass',
  }),
  getPass: get('/api/parking/visitors/:id', {
    shows: 'visitorPass.all',
    also: ['parkingStall'],
    ...one,
    summary: 'Get a visitor’s pass',
  }),
  extendPass: post('/api/parking/visitors/:id/extend', {
    ...one,
    summary: 'Extend a visitor’s pass, under the same rules',
    body: PassExtend,
  }),
  cancelPass: post('/api/parking/visitors/:id/cancel', {
    ...one,
    summary: 'End a pass; it counts only for the time used',
    body: PassSeen,
  }),
  revokePass: post('/api/parking/visitors/:id/revoke', {
    ...keeper,
    params: ById,
    reply: VisitorPass,
    summary: 'Revoke a pass with a reason, which is sent to the host',
    body: PassRevoke,
  }),
}
