import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { thingsChosenMost } from '../limits/moves.ts'
import { Paging } from '../paging.ts'
import { Role } from '../roles.ts'
import { get, post } from '../route.ts'
import { LinkRole } from './link-role.ts'
import { MoveInFacts, MoveOutFacts, SaleFacts } from './move-facts.ts'

/** `last_day`: one that was written on a tie, by a roster file or a correction. */
export const MoveKind = z.enum(['sale', 'move_in', 'move_out', 'last_day'])
export type MoveKind = z.infer<typeof MoveKind>

/** What stands on the lists of a unit and may leave with somebody. */
export const ThingKind = z.enum(['device', 'vehicle', 'pet', 'insurance'])
export type ThingKind = z.infer<typeof ThingKind>
export const Thing = z.object({
  _id: Id,
  kind: ThingKind,
  /** `Fob A-1204`, `ER6 47W, blue Honda Civic` */
  label: z.string(),
  personId: Id.nullable(),
  /** The first day it is there; null where nobody said. */
  from: LocalDateField.nullable(),
})
export type Thing = z.infer<typeof Thing>

/** Somebody's tie to the unit that holds today or is to come. */
const DeskTie = z.object({
  _id: Id,
  role: LinkRole,
  personId: Id,
  name: z.string(),
  email: z.string().nullable(),
  sharePercent: z.number().nullable(),
  occupiesUnit: z.boolean(),
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
  hasAccount: z.boolean(),
  /** What their account may do in the building; null without one. */
  membership: Role.nullable(),
})
export type DeskTie = z.infer<typeof DeskTie>

export const RecordedMove = z.object({
  _id: Id,
  kind: MoveKind,
  takesEffectOn: LocalDateField,
  recordedAt: InstantField,
  recordedBy: z.string(),
  /** `Olivia Owner sold to Nora Newcomer` */
  words: z.string(),
  /** Whether its day has come and what follows from it is done. */
  done: z.boolean(),
})
export type RecordedMove = z.infer<typeof RecordedMove>

/** What is needed to record a sale or a move of a unit. */
export const MoveDesk = z.object({
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** The building's own day. */
  today: LocalDateField,
  ties: z.array(DeskTie),
  things: z.array(Thing),
  moves: z.array(RecordedMove),
})
export type MoveDesk = z.infer<typeof MoveDesk>

/** What becomes of a thing; a device that goes is switched off unless it was given back or lost. */
export const ThingFate = z.enum(['stays', 'goes', 'returned', 'lost', 'deactivated'])
export type ThingFate = z.infer<typeof ThingFate>

/** What whoever records a move decides where more than one thing is right. */
export const MoveChoices = z.object({
  /** What differs from what the plan proposes. */
  things: z
    .array(z.object({ _id: Id, fate: ThingFate }))
    .max(thingsChosenMost)
    .default([]),
  /** Of council and management members: whether they keep their role. */
  roles: z
    .array(z.object({ personId: Id, stays: z.boolean() }))
    .max(thingsChosenMost)
    .default([]),
  /** Said by somebody whose own rights would end. */
  ownAccessEnds: z.boolean().default(false),
})
export type MoveChoices = z.infer<typeof MoveChoices>

/** Exactly what will happen. */
export const MovePlan = z.object({
  takesEffectOn: LocalDateField,
  /** Whether the day has come, so that it happens with the recording. */
  atOnce: z.boolean(),
  groups: z.array(z.object({ about: z.enum(['unit', 'access', 'things', 'told']), lines: z.array(z.string()) })),
  /** What is worth a second look, such as shares that do not make 100 %. */
  doubts: z.array(z.string()),
  things: z.array(Thing.extend({ whose: z.string().nullable(), fate: ThingFate })),
  decisions: z.array(
    z.object({
      personId: Id,
      name: z.string(),
      role: Role,
      stays: z.boolean(),
      own: z.boolean(),
      locked: z.boolean(),
      /** Nobody would manage the building without them, so the role stays. */
      isLast: z.boolean(),
    }),
  ),
  /** Whether the caller's own rights would end; recording it then takes their word. */
  ownAccessEnds: z.boolean(),
  /** Names this plan: what is recorded must be what was shown. */
  planned: z.string(),
})
export type MovePlan = z.infer<typeof MovePlan>

/** What to do next, once it stands. */
export const MoveOutcome = z.object({
  moveId: Id,
  plan: MovePlan,
  /** Who came and may be invited: they have an e-mail and no access yet. */
  toInvite: z.array(z.object({ personId: Id, name: z.string(), email: z.string(), role: Role })),
  /** Who came without an e-mail, and cannot be invited. */
  withoutEmail: z.array(z.string()),
  /** When the tenants' signed notice is due, where the law asks for one and it is not there. */
  tenantNotice: z.object({ form: z.string(), dueOn: LocalDateField }).nullable(),
})
export type MoveOutcome = z.infer<typeof MoveOutcome>

/** Somebody of the building, as a picker needs them. */
export const PersonChoice = z.object({
  _id: Id,
  name: z.string(),
  email: z.string().nullable(),
  unitNumbers: z.array(z.string()),
})
export type PersonChoice = z.infer<typeof PersonChoice>

const ById = z.object({ id: Id })
/** The plan that was shown; another one is refused. */
const planned = z.string().max(100)
const manager = { access: 'manager', params: ById } as const

export const Sale = SaleFacts.extend(MoveChoices.shape)
export type Sale = z.infer<typeof Sale>
export const MoveIn = MoveInFacts.extend(MoveChoices.shape)
export type MoveIn = z.infer<typeof MoveIn>
export const MoveOut = MoveOutFacts.extend(MoveChoices.shape)
export type MoveOut = z.infer<typeof MoveOut>

export const moves = {
  desk: get('/api/units/:id/moves', {
    shows: 'unit.one',
    ...manager,
    summary: 'Get a unit’s people and items today, for recording a sale or a move',
    reply: MoveDesk,
  }),
  planSale: post('/api/units/:id/sale/plan', {
    shows: 'unit.one',
    ...manager,
    summary: 'Preview a sale without saving anything',
    body: Sale,
    reply: MovePlan,
  }),
  recordSale: post('/api/units/:id/sale', {
    ...manager,
    summary: 'Record a sale: ownerships end and start, and the sellers’ access ends that day',
    body: Sale.extend({ planned }),
    reply: MoveOutcome,
  }),
  planMoveIn: post('/api/units/:id/move-in/plan', {
    shows: 'unit.one',
    ...manager,
    summary: 'Preview a move-in without saving anything',
    body: MoveIn,
    reply: MovePlan,
  }),
  recordMoveIn: post('/api/units/:id/move-in', {
    ...manager,
    summary: 'Record a move-in, with fobs, vehicles and pets',
    body: MoveIn.extend({ planned }),
    reply: MoveOutcome,
  }),
  planMoveOut: post('/api/units/:id/move-out/plan', {
    shows: 'unit.one',
    ...manager,
    summary: 'Preview a move-out without saving anything',
    body: MoveOut,
    reply: MovePlan,
  }),
  recordMoveOut: post('/api/units/:id/move-out', {
    ...manager,
    summary: 'Record a move-out: tenancies end, and access with them',
    body: MoveOut.extend({ planned }),
    reply: MoveOutcome,
  }),
  people: get('/api/units/people', {
    shows: 'person.all',
    also: ['unit'],
    access: 'manager',
    summary: 'Search the building’s people by name or email',
    query: Paging,
    reply: PersonChoice,
    sends: 'page',
  }),
}
