import { z } from 'zod'
import {
  Bylaw,
  BylawChange,
  BylawKind,
  BylawsDraft,
  BylawSet,
  BylawSetChange,
  BylawSetDraft,
  BylawStep,
  OneBylaw,
} from './bylaws/bylaw.ts'
import { Document } from './documents/document.ts'
import { Id, UseDay } from './fields.ts'
import { bylawsAddedMost } from './limits/bylaws.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'

/**
 * What narrows the texts: those in force on a day, today unless said otherwise; those that are passed and not in force
 * yet; those that ended; or recent changes that residents haven’t been notified of.
 */
export const BylawQuery = Paging.extend({
  shows: z.enum(['inForce', 'waiting', 'ended', 'untold']).default('inForce'),
  on: UseDay.optional(),
  kind: BylawKind.optional(),
  setId: Id.optional(),
})
export type BylawQuery = z.output<typeof BylawQuery>

const OnDay = z.object({ on: UseDay.optional() })

const ById = z.object({ id: Id })
const everyone = { access: 'member' } as const
const keeper = { access: 'manager' } as const

/** The bylaws and rules of a building, by set and number, with when each was in force. */
export const bylaws = {
  list: get('/api/bylaws', {
    shows: 'bylaw.all',
    ...everyone,
    summary: 'List the building’s bylaws and rules with their wording, in the order of their sets and numbers',
    query: BylawQuery,
    reply: Bylaw,
    sends: 'page',
  }),
  file: get('/api/bylaws/file', {
    shows: 'bylaw.all',
    ...everyone,
    summary: 'Download the bylaws and rules in force on a day as a PDF',
    query: OnDay,
    sends: 'file',
  }),
  document: post('/api/bylaws/document', {
    ...keeper,
    summary:
      'File the bylaws and rules in force today as a document in the library; a later one is a new version of it',
    body: z.object({}),
    reply: Document,
  }),
  tell: post('/api/bylaws/tell', {
    ...keeper,
    summary: 'Notify everyone in the building of changes to bylaws and rules',
    body: z.object({
      bylawIds: z.array(Id).min(1, 'Choose at least one').max(bylawsAddedMost, `At most ${bylawsAddedMost} at a time`),
    }),
    reply: z.object({ told: z.number().int() }),
  }),
  sets: get('/api/bylaw-sets', {
    shows: 'bylawSet.all',
    also: ['bylaw'],
    ...everyone,
    summary: 'List the sets of bylaws and rules',
    reply: z.array(BylawSet),
  }),
  addSet: post('/api/bylaw-sets', {
    ...keeper,
    summary: 'Add a set, such as the bylaws of a section',
    body: BylawSetDraft,
    reply: BylawSet,
  }),
  changeSet: put('/api/bylaw-sets/:id', {
    ...keeper,
    summary: 'Rename a set; a stale version is refused',
    params: ById,
    body: BylawSetChange,
    reply: BylawSet,
  }),
  removeSet: del('/api/bylaw-sets/:id', {
    ...keeper,
    summary: 'Remove an empty set; answers those that are left',
    params: ById,
    reply: z.array(BylawSet),
  }),
  add: post('/api/bylaws', {
    ...keeper,
    summary: 'Add bylaws or rules to a set: all of them or none',
    body: BylawsDraft,
    reply: z.array(Bylaw),
  }),
  get: get('/api/bylaws/:id', {
    shows: 'bylaw.one',
    also: ['amenity', 'parkingStall', 'parkingViolation', 'violation'],
    ...everyone,
    summary: 'Get a bylaw or rule with its earlier and later versions and, for managers, the records that cite it',
    params: ById,
    reply: OneBylaw,
  }),
  change: put('/api/bylaws/:id', {
    ...keeper,
    summary: 'Correct a bylaw or rule; a stale version is refused',
    params: ById,
    body: BylawChange,
    reply: OneBylaw,
  }),
  step: post('/api/bylaws/:id/steps', {
    ...keeper,
    summary:
      'File, ratify, repeal or reinstate a bylaw or rule, record that a rule lapsed, or remove one, which answers null',
    params: ById,
    body: BylawStep,
    reply: OneBylaw.nullable(),
  }),
}
