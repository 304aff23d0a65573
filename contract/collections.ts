import { z } from 'zod'
import { CollectionStep, ReminderSettings } from './collections/bodies.ts'
import { CertificateFigures } from './collections/certificate.ts'
import { Collection, CollectionSummary, MyCollection } from './collections/collection.ts'
import { Id } from './fields.ts'
import { get, post } from './route.ts'

/** What narrows the accounts: those with something overdue or open, or those that were. */
export const CollectionQuery = z.object({ shows: z.enum(['open', 'settled']).default('open') })
export type CollectionQuery = z.output<typeof CollectionQuery>

const ById = z.object({ id: Id })
/** Council reads; who keeps the books also acts. */
const reader = { access: 'manager' } as const
const keeper = { access: 'finance', area: 'billing' } as const
const also = ['holding', 'payment', 'letter', 'letterRun', 'mortgagee'] as const

/** What is done about owner accounts in arrears: demands, payment plans, liens and claims. An account's id is its holding's. */
export const collections = {
  list: get('/api/collections', {
    shows: 'collection.all',
    also,
    ...reader,
    summary: 'List the owner accounts in arrears by unit, with where each stands and the next lawful step',
    query: CollectionQuery,
    reply: z.array(CollectionSummary),
  }),
  mine: get('/api/collections/mine', {
    shows: 'collection.own',
    also: ['holding', 'payment', 'letter'],
    access: 'member',
    summary: 'List what is done about the caller’s own accounts',
    reply: z.array(MyCollection),
  }),
  get: get('/api/collections/:id', {
    shows: 'collection.one',
    also,
    ...reader,
    summary:
      'Get an owner account in arrears with its demands, plans, liens and claims, and what is missing before each',
    params: ById,
    reply: Collection,
  }),
  step: post('/api/collections/:id/steps', {
    ...keeper,
    summary: 'Take a step; a lien or a claim answers 409 with everything that is missing before it',
    params: ById,
    body: CollectionStep,
    reply: Collection,
  }),
  certificate: get('/api/collections/:id/certificate', {
    shows: 'collection.one',
    also: ['holding', 'payment', 'levy', 'budget'],
    ...reader,
    summary: 'Get the figures of a unit for a sale: monthly fee, amount owing, levies to come',
    params: ById,
    reply: CertificateFigures,
  }),
  settings: get('/api/collection-settings', {
    shows: 'collection.all',
    ...reader,
    summary: 'Get when owners are reminded of overdue fees',
    reply: ReminderSettings,
  }),
  setReminders: post('/api/collection-settings', {
    ...keeper,
    summary: 'Change when owners are reminded of overdue fees',
    body: ReminderSettings,
    reply: ReminderSettings,
  }),
}
