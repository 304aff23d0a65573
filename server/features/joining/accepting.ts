/** What the link of an invitation does, for who has an account and for who makes one. */
import type { Offer } from '../../../contract/joining/invitations.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Ctx, SignedIn, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Refusal } from '../../http/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findAccountByEmail, ownAddress } from '../accounts/accounts.ts'
import { addMember, belongs, findCurrentBuilding } from '../buildings/buildings.ts'
import { matchPeople, settleCouncil } from '../units/units.ts'
import { claimRow, selectUsable } from './invitations-store.ts'
import { recordInvitation } from './invitations.ts'
import { mayGive } from './rules.ts'

/** One answer for a link that is wrong, over, used, taken back, for another address, or from somebody who may no longer invite. */
const invitationOver = () =>
  new Refusal(
    409,
    'INVITATION_OVER',
    'This invitation has expired, has already been used, or is for a different address. Please ask for a new one.',
  )

const findUsable = async (ctx: Ctx, token: string) => {
  const invitation = await selectUsable(ctx.db, hashOf(token), ctx.now)
  if (!invitation || !mayGive(invitation.inviter, invitation.role)) throw invitationOver()
  return invitation
}

/** The invitation of a link, for the address that it was mailed to. Throws 409 where it is over. */
export const openInvitation = async (ctx: Ctx, token: string, email: string) => {
  const invitation = await findUsable(ctx, token)
  if (invitation.email !== email) throw invitationOver()
  return invitation
}

/** Makes the membership that was offered, once; what the roster knows of the person is tied to them. */
export const takeUp = async (
  tx: Ctx,
  { _id: id, buildingId, role }: { _id: string; buildingId: string; role: Role },
  accountId: string,
): Promise<void> => {
  if (await belongs(tx.db, buildingId, accountId)) throw Conflict('You already belong to this building.')
  if (!(await claimRow(tx.db, id, accountId, tx.now))) throw invitationOver()
  await addMember(tx, { buildingId, accountId, role })
  await recordInvitation(tx, { id, buildingId, action: 'accepted', after: { accountId } })
  const building = await findCurrentBuilding(tx.db, buildingId)
  if (!building) return
  await matchPeople({ ...tx, building }, accountId)
  await settleCouncil({ ...tx, building })
}

/** What an invitation offers to whoever holds its link; nothing is used up. */
export const readInvitation = async (ctx: Visitor, { body }: { body: { token: string } }): Promise<Offer> => {
  const { building, role, email, expiresAt } = await findUsable(ctx, body.token)
  const account = await findAccountByEmail(ctx.db, email)
  return { building, role, email, expiresAt, hasAccount: account?.verified === true }
}

/**
 * Accepts an invitation with the caller's account. An address that the caller has not confirmed is confirmed by it: the
 * link was mailed there, and the account is theirs.
 */
export const acceptInvitation = (
  ctx: SignedIn,
  { body }: { body: { token: string } },
): Promise<{ buildingId: string }> =>
  inTransaction(ctx, async (tx) => {
    const { _id: accountId, email } = tx.account
    const invitation = await openInvitation(tx, body.token, email)
    const owner = await findAccountByEmail(tx.db, email)
    if (owner?._id !== accountId || !owner.verified) await ownAddress(tx, { accountId, email })
    await takeUp(tx, invitation, accountId)
    return { buildingId: invitation.buildingId }
  })
