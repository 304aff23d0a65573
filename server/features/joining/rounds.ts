/** Inviting many people of the roster at once: a job sends one invitation after the other and keeps what became of each. */
import type {
  InvitationRound,
  NewRound,
  RoundOutcome,
  Uninvited,
  UninvitedCount,
} from '../../../contract/joining/invitation-rounds.ts'
import { roundAddressesMost } from '../../../contract/limits/joining.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf } from '../../../contract/time.ts'
import type { Ctx, InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Refusal, orNotFound } from '../../http/errors.ts'
import { MailRefused } from '../../platform/mailer.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { inviteByEmail, type Inviter } from './invitations.ts'
import {
  finishRound,
  hasOpenInvitation,
  insertRound,
  selectInviter,
  selectRound,
  selectWaitingEntries,
  updateOutcome,
  type RoundEntry,
} from './rounds-store.ts'
import { bestRole } from './rules.ts'
import { countWithoutEmail, selectInvitable, selectUninvited } from './uninvited-store.ts'

export const inviteManyJob = 'joining.inviteMany'
export interface RoundWork {
  buildingId: string
  roundId: string
}

const asked = (ctx: InBuilding) => ({
  buildingId: ctx.building._id,
  day: localDateOf(ctx.now, ctx.building.timeZone),
  now: ctx.now,
})

/** People of the roster who could be invited, or cannot because they have no e-mail. */
export const listUninvited = (
  ctx: Member,
  { query }: { query: Paging & { email: 'with' | 'without' } },
): Promise<Page<Uninvited>> => selectUninvited(ctx.db, asked(ctx), query)

/** One entry an address: whoever shares one gets one invitation, in the strongest role among them. */
const entriesFor = (people: readonly (Uninvited & { email: string })[]): RoundEntry[] =>
  [...Map.groupBy(people, ({ email }) => email)].map(([email, sharers]) => {
    const units = sharers.flatMap((one) => one.units)
    const role = bestRole(units.map((unit) => unit.role))
    return { email, names: sharers.map(({ name }) => name).join(', '), role, unitId: units[0]!._id }
  })

/** How many could be invited at once, and in which roles. */
export const countUninvited = async (ctx: Member): Promise<UninvitedCount> => {
  const people = await selectInvitable(ctx.db, asked(ctx), null)
  const entries = entriesFor(people)
  const roles = [...Map.groupBy(entries, ({ role }) => role)]
  return {
    addresses: entries.length,
    people: people.length,
    withoutEmail: await countWithoutEmail(ctx.db, asked(ctx)),
    roles: roles.map(([role, some]) => ({ role, addresses: some.length })),
  }
}

const find = async (ctx: Member, id: string): Promise<InvitationRound> =>
  orNotFound(await selectRound(ctx.db, ctx.building._id, id))

export const getInvitationRound = (ctx: Member, { params }: { params: { id: string } }): Promise<InvitationRound> =>
  find(ctx, params.id)

/**
 * Invites people of the roster, each in the role of their tie. Throws 409 where it would go to another number of
 * addresses than whoever sends was shown, 413 for too many.
 */
export const inviteMany = (ctx: Member, { body }: { body: NewRound }): Promise<InvitationRound> =>
  inTransaction(ctx, async (tx) => {
    const entries = entriesFor(await selectInvitable(tx.db, asked(tx), body.personIds ?? null))
    if (entries.length > roundAddressesMost)
      throw new Refusal(413, 'TOO_MANY', `You can send up to ${roundAddressesMost} invitations at once.`)
    if (entries.length !== body.addresses)
      throw Conflict(
        `This would now send ${entries.length} invitations, not ${body.addresses}: someone just joined or was invited. Please check again.`,
      )
    const { _id: buildingId } = tx.building
    const id = newId(Date.parse(tx.now))
    await insertRound(tx.db, { id, buildingId, startedBy: tx.account._id, createdAt: tx.now }, entries)
    await tx.jobs.enqueue(tx, inviteManyJob, { buildingId, roundId: id } satisfies RoundWork)
    return find(tx, id)
  })

/** Sends one invitation of a round, unless somebody else invited the address meanwhile; answers what became of it. */
const inviteOne = async (
  inviter: Inviter,
  roundId: string,
  { email, role, unitId }: { email: string; role: Role; unitId: string },
): Promise<RoundOutcome> => {
  const { _id: buildingId } = inviter.building
  if (await hasOpenInvitation(inviter.db, buildingId, email, inviter.now)) return 'invited'
  try {
    return await inTransaction(inviter, async (tx) => {
      await inviteByEmail(tx, { email, role, unitId })
      await updateOutcome(tx.db, buildingId, roundId, email, 'sent')
      return 'sent' as const
    })
  } catch (error) {
    if (error instanceof MailRefused) return 'unusable'
    if (!(error instanceof Refusal)) throw error
    return error.status === 403 ? 'refused' : 'belongs'
  }
}

/** Does what is left of a round: an entry that was sent is never sent again, however often the job begins anew. */
export const sendRound = async (ctx: Ctx, { buildingId, roundId }: RoundWork): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return
  for (const entry of await selectWaitingEntries(ctx.db, buildingId, roundId)) {
    const known = await selectInviter(ctx.db, buildingId, roundId, ctx.now)
    const outcome = known ? await inviteOne({ ...ctx, building, ...known }, roundId, entry) : 'refused'
    if (outcome !== 'sent') await updateOutcome(ctx.db, buildingId, roundId, entry.email, outcome)
  }
  await finishRound(ctx.db, buildingId, roundId, ctx.now)
}
