/** Inviting somebody into a building by a link that is mailed to them, and what the link does. */
import { hash, randomBytes } from 'node:crypto'
import { invitationLastsMs } from '../../../contract/limits.ts'
import type { Role } from '../../../contract/roles.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Forbidden, NotFound, Refusal } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { addMember, findCurrentBuilding } from '../buildings/buildings.ts'
import { queueMail } from '../mail/mail.ts'
import { matchPeople } from '../units/units.ts'
import { claimRow, insertInvitation, revokeOpen, selectOpen } from './invitations-store.ts'
import { mayInvite } from './rules.ts'

const hashOf = (token: string) => hash('sha256', token, 'buffer')

/** One answer for a link that is wrong, over, used, taken back, for another address, or from somebody who may no longer invite. */
const invitationOver = () =>
  new Refusal(
    409,
    'INVITATION_OVER',
    'This invitation has expired, was used already, or is for another address. Please ask for a new one.',
  )

const records = (tx: Ctx, id: string, buildingId: string, action: string, after: Record<string, unknown> = {}) =>
  recordChange(tx, { subject: 'invitation', subjectId: id, buildingId, action, after, actor: 'invitation' })

export interface Invited {
  email: string
  role: Role
  unitId?: string | null
}

/** Mails somebody a link with which they join the building; an older one to the same address ends. Answers the link's path. */
export const inviteByEmail = (ctx: Member, { email, role, unitId = null }: Invited): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    if (!mayInvite(tx, role)) throw Forbidden('You may not give this role to somebody.')
    const token = randomBytes(32).toString('base64url')
    const id = newId(Date.parse(tx.now))
    const older = await revokeOpen(tx.db, tx.building._id, { email }, tx.now)
    if (older) await records(tx, older, tx.building._id, 'replaced')
    await insertInvitation(tx.db, {
      id,
      buildingId: tx.building._id,
      tokenHash: hashOf(token),
      email,
      role,
      unitId,
      invitedBy: tx.account._id,
      createdAt: tx.now,
      expiresAt: later(tx.now, invitationLastsMs),
    })
    await records(tx, id, tx.building._id, 'sent', { email, role, unitId })
    const path = `/claim-invitation/${token}`
    await queueMail(tx, {
      to: email,
      building: tx.building,
      class: 'transactional',
      subject: `You are invited to ${tx.building.name}`,
      paragraphs: [
        `${tx.account.firstName} ${tx.account.lastName} invites you to ${tx.building.name} on Parapet.`,
        'Make your account within 7 days. The link works once, and only for this address.',
      ],
      link: { label: 'Accept the invitation', path },
      secret: true,
    })
    return path
  })

/** Takes an invitation back that nobody has used. */
export const revokeInvitation = (ctx: Member, id: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await revokeOpen(tx.db, tx.building._id, { id }, tx.now))) throw NotFound()
    await records(tx, id, tx.building._id, 'revoked')
  })

/** The invitation of a link, for the address that it was mailed to. Throws 409 where it is over. */
export const openInvitation = async (ctx: Ctx, token: string, email: string) => {
  const invitation = await selectOpen(ctx.db, hashOf(token), email, ctx.now)
  if (!invitation || !mayInvite(invitation.inviter, invitation.role)) throw invitationOver()
  return invitation
}

/** Makes the membership that was offered, once; what the roster knows of the person is tied to them. */
export const acceptInvitation = async (
  tx: Ctx,
  { _id, buildingId, role }: { _id: string; buildingId: string; role: Role },
  accountId: string,
): Promise<void> => {
  if (!(await claimRow(tx.db, _id, accountId, tx.now))) throw invitationOver()
  await addMember(tx, { buildingId, accountId, role })
  await records(tx, _id, buildingId, 'accepted', { accountId })
  const building = await findCurrentBuilding(tx.db, buildingId)
  if (building) await matchPeople({ ...tx, building }, accountId)
}
