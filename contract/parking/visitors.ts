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
    ...keeper,
    summary: 'The visitors of the building, the newest first',
    query: PassQuery,
    reply: VisitorPass,
    sends: 'page',
  }),
  myPasses: get('/api/parking/visitors/mine', {
    ...resident,
    summary: 'The visitors of the caller’s units, the newest first',
    query: Paging.extend({ shows: z.enum(['current', 'past', 'all']).default('all') }),
    reply: VisitorPass,
    sends: 'page',
  }),
  recent: get('/api/parking/visitors/recent', {
    ...resident,
    summary: 'Who came last to the caller’s units, to be registered anew',
    reply: z.array(RecentVisitor),
  }),
  registering: get('/api/parking/visitors/registering', {
    ...resident,
    summary: 'What the form for a visitor needs to know',
    reply: RegisteringFacts,
  }),
  spaces: get('/api/parking/visitor-spaces', {
    ...resident,
    summary: 'How many visitor spaces are free now',
    reply: VisitorSpaces,
  }),
  check: post('/api/parking/visitors/check', {
    ...resident,
    summary: 'Whether a visitor may be registered so, and where not, why and from when on; nothing is written',
    body: PassAsked,
    reply: PassVerdict,
  }),
  register: post('/api/parking/visitors', {
    ...resident,
    summary: 'Register a visitor; refused with the reason and the day from which it is allowed',
    body: PassDraft,
    reply: VisitorPass,
    throttle: 'visitorPass',
  }),
  getPass: get('/api/parking/visitors/:id', { ...one, summary: 'One visitor’s pass' }),
  extendPass: post('/api/parking/visitors/:id/extend', {
    ...one,
    summary: 'Let a visitor stay longer, by the same rules',
    body: PassExtend,
  }),
  cancelPass: post('/api/parking/visitors/:id/cancel', {
    ...one,
    summary: 'End a pass: before it begins it counts nowhere, later up to now',
    body: PassSeen,
  }),
  revokePass: post('/api/parking/visitors/:id/revoke', {
    ...keeper,
    params: ById,
    reply: VisitorPass,
    summary: 'End a pass for a reason, which whoever is visited is told',
    body: PassRevoke,
  }),
}
