import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { list } from '../form.ts'
import { roundAddressesMost } from '../limits/joining.ts'
import { Paging } from '../paging.ts'
import { Role } from '../roles.ts'
import { get, post } from '../route.ts'
import { LinkRole } from '../units.ts'

/** Somebody of the roster with a unit today who does not belong to the building yet and holds no open invitation. */
export const Uninvited = z.object({
  _id: Id,
  name: z.string(),
  /** Null for those whom only a letter or a call reaches. */
  email: z.string().nullable(),
  units: z.array(z.object({ _id: Id, unitNumber: z.string(), role: LinkRole })),
  /** The role that a round would offer. */
  role: Role,
  /** What became of an earlier invitation. */
  before: z.enum(['expired', 'revoked']).nullable(),
})
export type Uninvited = z.infer<typeof Uninvited>

/** How many could be invited at once: people may share an address, which gets one invitation. */
export const UninvitedCount = z.object({
  addresses: z.number().int(),
  people: z.number().int(),
  withoutEmail: z.number().int(),
  /** How many addresses would be offered which role. */
  roles: z.array(z.object({ role: Role, addresses: z.number().int() })),
})
export type UninvitedCount = z.infer<typeof UninvitedCount>

/** Null while the address waits. */
export const RoundOutcome = z.enum(['sent', 'belongs', 'invited', 'refused', 'unusable'])
export type RoundOutcome = z.infer<typeof RoundOutcome>

/** Many invitations sent at once, and what became of each address. */
export const InvitationRound = z.object({
  _id: Id,
  startedBy: z.string(),
  createdAt: InstantField,
  finishedAt: InstantField.nullable(),
  addresses: z.number().int(),
  /** How many were mailed, and how many were tried. */
  sent: z.number().int(),
  done: z.number().int(),
  entries: z.array(
    z.object({
      email: z.string(),
      names: z.string(),
      role: Role,
      unitNumber: z.string(),
      outcome: RoundOutcome.nullable(),
    }),
  ),
})
export type InvitationRound = z.infer<typeof InvitationRound>

export const NewRound = z.object({
  /** Whom; absent for everybody who can be invited. */
  personIds: list(Id, roundAddressesMost).optional(),
  /** To how many addresses whoever sends saw that it goes; meanwhile it may have become another number. */
  addresses: z.number().int().min(1).max(roundAddressesMost),
})
export type NewRound = z.output<typeof NewRound>

export const invitationRounds = {
  uninvited: get('/api/invitations/people', {
    shows: 'person.uninvited',
    access: 'manager',
    summary: 'List people on the roster who can be invited, or who can’t because they have no email, by unit',
    query: Paging.extend({ email: z.enum(['with', 'without']).default('with') }),
    reply: Uninvited,
    sends: 'page',
  }),
  uninvitedCount: get('/api/invitations/people/count', {
    shows: 'person.uninvited',
    access: 'manager',
    summary: 'Count the people on the roster who can be invited',
    reply: UninvitedCount,
  }),
  inviteMany: post('/api/invitations/rounds', {
    access: 'manager',
    summary: 'Invite many people on the roster, each in the role they have in their unit; a job sends the emails',
    body: NewRound,
    reply: InvitationRound,
    throttle: 'inviteMany',
  }),
  invitationRound: get('/api/invitations/rounds/:id', {
    shows: 'invitation.batch',
    access: 'manager',
    summary: 'Get the progress of a bulk invitation and the result for each address',
    params: z.object({ id: Id }),
    reply: InvitationRound,
  }),
}
