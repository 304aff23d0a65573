import { z } from 'zod'
import { Id } from './fields.ts'
import { Mortgagee, MortgageeChange, MortgageeDraft, MortgageeStep } from './mortgagees/mortgagee.ts'
import { Paging } from './paging.ts'
import { get, post, put } from './route.ts'

export const MortgageeQuery = Paging.extend({
  unitId: Id.optional(),
  /** Requests that count today, those that lapsed or were ended, or both. */
  shows: z.enum(['current', 'ended', 'all']).default('current'),
})
export type MortgageeQuery = z.output<typeof MortgageeQuery>

const keeper = { access: 'manager' } as const
const one = { ...keeper, params: z.object({ id: Id }), reply: Mortgagee } as const

/** Lenders with a mortgage on a unit that asked for copies of notices. */
export const mortgagees = {
  list: get('/api/mortgagees', {
    shows: 'mortgagee.all',
    ...keeper,
    also: ['unit'],
    summary: 'List the building’s mortgagees by unit, with when their requests for notices end',
    query: MortgageeQuery,
    reply: Mortgagee,
    sends: 'page',
  }),
  get: get('/api/mortgagees/:id', {
    shows: 'mortgagee.one',
    ...one,
    also: ['unit'],
    summary: 'Get a mortgagee',
  }),
  add: post('/api/mortgagees', {
    ...keeper,
    summary: 'Add a mortgagee of a unit that asked for notices',
    body: MortgageeDraft,
    reply: Mortgagee,
  }),
  change: put('/api/mortgagees/:id', {
    ...one,
    summary: 'Change a mortgagee; a stale version is refused',
    body: MortgageeChange,
  }),
  step: post('/api/mortgagees/:id/steps', {
    ...one,
    summary: 'Renew a mortgagee’s request for notices, end it with a reason, or restore one that was ended',
    body: MortgageeStep,
  }),
}
