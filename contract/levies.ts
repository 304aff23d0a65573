import { z } from 'zod'
import { Id } from './fields.ts'
import { Levy, LevyChange, LevyDraft, LevyStep, LevySummary, OwnLevy } from './levies/levy.ts'
import { Paging } from './paging.ts'
import { get, post, put } from './route.ts'

export const LevyQuery = Paging.omit({ search: true })
export type LevyQuery = z.output<typeof LevyQuery>

const ById = z.object({ id: Id })
const reader = { access: 'manager' } as const
const keeper = { access: 'finance', area: 'billing' } as const

/** Special levies: from the draft of a resolution to instalments, spending and what becomes of a surplus. */
export const levies = {
  mine: get('/api/levies/mine', {
    shows: 'levy.own',
    access: 'member',
    also: ['holding'],
    summary: 'List approved levies that the caller’s units pay a share of, with those shares and what was spent',
    reply: z.array(OwnLevy),
  }),
  list: get('/api/levies', {
    shows: 'levy.all',
    ...reader,
    also: ['holding', 'payment'],
    summary: 'List the building’s special levies, the latest first, with what was charged, paid and spent',
    query: LevyQuery,
    reply: LevySummary,
    sends: 'page',
  }),
  get: get('/api/levies/:id', {
    shows: 'levy.one',
    ...reader,
    also: ['holding', 'payment', 'unit'],
    summary: 'Get a special levy with each unit’s share, its instalments, its spending and its surplus',
    params: ById,
    reply: Levy,
  }),
  draft: post('/api/levies', {
    ...keeper,
    summary: 'Draft a special levy',
    body: LevyDraft,
    reply: Levy,
  }),
  change: put('/api/levies/:id', {
    ...keeper,
    summary: 'Change a draft; a stale version is refused',
    params: ById,
    body: LevyChange,
    reply: Levy,
  }),
  step: post('/api/levies/:id/steps', {
    ...keeper,
    summary:
      'Record the approval of a levy, complete or reopen it, cancel instalments to come, give back its surplus, or discard a draft, which answers null',
    params: ById,
    body: LevyStep,
    reply: Levy.nullable(),
  }),
}
