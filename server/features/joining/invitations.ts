/** Inviting somebody into a building by a link that is mailed to them. */
import type { Invitation, InvitationStatus, NewInvitation } from '../../../contract/joining/invitations.ts'
import { invitationLastsMs } from '../../../contract/limits.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, CurrentAccount, InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, Forbidden, orNotFound } from '../../http/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { belongs } from '../buildings/buildings.ts'
import { recordChange } from '../audit/audit.ts'
import { queueMail } from '../mail/mail.ts'
import { requireUnits } from '../units/units.ts'
import { insertInvitation, revokeOpen, selectInvitation, selectInvitations, selectUsable } from './invitations-store.ts'
import { mayGive } from './rules.ts'

type ById = { params: { id: string } }

const dayMs = 86_400_000

export const recordInvitation = (
  tx: Ctx & { account?: CurrentAccount },
  invitation: { id: string; buildingId: string; action: string; after?: Record<string, unknown> },
) =>
  recordChange(tx, {
    subject: 'invitation',
    subjectId: invitation.id,
    buildingId: invitation.buildingId,
    action: invitation.action,
    after: invitation.after ?? {},
    actor: 'invitation',
  })

/** Who invites: somebody with an account, and what they may do in the building. */
export type Inviter = InBuilding & { account: CurrentAccount; role: Role; superadmin: boolean }

const find = async (ctx: InBuilding, id: string) =>
  orNotFound(await selectInvitation(ctx.db, ctx.building._id, id, ctx.now))

const mailInvitation = (tx: Inviter, email: string, token: string) =>
  queueMail(tx, {
    to: email,
    building: tx.building,
    class: 'transactional',
    subject: `You are invited to ${tx.building.name}`,
    paragraphs: [
      `${tx.account.firstName} ${tx.account.lastName} has invited you to join ${tx.building.name} on Parapet.`,
      `Accept it within ${invitationLastsMs / dayMs} days. The link works once, and only for this address.`,
    ],
    link: { label: 'View invitation', path: `/claim-invitation/${token}` },
    secret: true,
    forLink: 'invitation',
  })

/** For the outbox: whether the link that a mail carries can still be accepted. */
export const invitationWorks = async (ctx: Ctx, hash: Buffer): Promise<boolean> =>
  (await selectUsable(ctx.db, hash, ctx.now)) !== null

/** Whoever owns the address and belongs to the building needs no invitation; accepting one would change their role. */
const requireStranger = async (tx: Inviter, email: string) => {
  const account = await findAccountByEmail(tx.db, email)
  if (account?.verified && (await belongs(tx.db, tx.building._id, account._id)))
    throw Conflict('Someone with this address already belongs to this building.')
}

/**
 * Mails somebody a link with which they join the building; an older one to the same address ends. Throws 403 where the
 * role is above that of whoever invites, 409 for somebody who belongs to the building.
 */
export const inviteByEmail = async (ctx: Inviter, { email, role, unitId }: NewInvitation): Promise<Invitation> => {
  if (!mayGive(ctx, role)) throw Forbidden('You can’t assign this role.')
  const id = newId(Date.parse(ctx.now))
  const invitation = { id, buildingId: ctx.building._id, email, role, unitId: unitId ?? null }
  try {
    return await inTransaction(ctx, async (tx) => {
      await requireStranger(tx, email)
      if (unitId) await requireUnits(tx, [unitId])
      const { _id: buildingId } = tx.building
      const older = await revokeOpen(tx.db, buildingId, { email }, tx.now)
      if (older) await recordInvitation(tx, { id: older, buildingId, action: 'replaced' })
      const token = newSecret()
      const dates = { createdAt: tx.now, expiresAt: later(tx.now, invitationLastsMs) }
      const secrets = { tokenHash: hashOf(token), invitedBy: tx.account._id }
      await insertInvitation(tx.db, { ...invitation, ...dates, ...secrets })
      await recordInvitation(tx, { id, buildingId, action: 'sent', after: { email, role, unitId: invitation.unitId } })
      await mailInvitation(tx, email, token)
      return shown(await find(tx, id))
    })
  } catch (error) {
    if (violates(error, 'invitations_one_open')) throw Conflict('This address was just invited.')
    throw error
  }
}

const shown = ({ unitId: _unitId, ...invitation }: Invitation & { unitId: string | null }): Invitation => invitation

export const invite = (ctx: Member, { body }: { body: NewInvitation }): Promise<Invitation> => inviteByEmail(ctx, body)

/** Mails a new link in place of one that nobody used; 409 where somebody did. */
export const resendInvitation = async (ctx: Member, { params }: ById): Promise<Invitation> => {
  const { status, email, role, unitId } = await find(ctx, params.id)
  if (status === 'accepted') throw Conflict('This invitation has already been accepted.')
  return inviteByEmail(ctx, { email, role, unitId })
}

/** Takes an invitation back that nobody has used: 409 where it cannot be used any more. */
export const revokeInvitation = (ctx: Inviter, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const { _id: id } = await find(tx, params.id)
    const buildingId = tx.building._id
    if (!(await revokeOpen(tx.db, buildingId, { id }, tx.now)))
      throw Conflict('This invitation has already been used or revoked.')
    await recordInvitation(tx, { id, buildingId, action: 'revoked' })
    return undefined
  })

/** Who was invited, by the newest invitation to each address, newest first. */
export const listInvitations = (
  ctx: Member,
  { query }: { query: Paging & { status?: InvitationStatus | undefined } },
): Promise<Page<Invitation>> => selectInvitations(ctx.db, ctx.building._id, query, ctx.now)
