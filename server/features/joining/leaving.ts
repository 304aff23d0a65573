/** What ends here when somebody leaves the building: what was offered to them, and what they asked for. */
import type { Ctx } from '../../context.ts'
import type { Leaving } from '../../offers.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { recordChange } from '../audit/audit.ts'
import { revokeOpen } from './invitations-store.ts'
import { recordInvitation } from './invitations.ts'
import { selectOpenInvitation, selectOpenRequest, withdrawRequest } from './leaving-store.ts'

/** Whose request it may be: nobody is tied to an account that does not belong to the building yet, but their e-mail names it. */
const askerOf = async (ctx: Ctx, accountId: string | null, email: string | null): Promise<string | null> => {
  if (accountId !== null || email === null) return accountId
  const account = await findAccountByEmail(ctx.db, email)
  return account?.verified ? account._id : null
}

/** An open invitation to who leaves is taken back, and a request for access of theirs ends. */
export const leaving: Leaving = {
  async foresee(ctx, { accountId, email, leavesBuilding }) {
    if (!leavesBuilding) return []
    const { db, building, now } = ctx
    const askerId = await askerOf(ctx, accountId, email)
    const invitation = email && (await selectOpenInvitation(db, building._id, email, now))
    const request = askerId && (await selectOpenRequest(db, building._id, askerId))
    return [
      ...(invitation ? [`The open invitation to ${email} will be revoked.`] : []),
      ...(request ? [`Their access request for ${building.name} will be withdrawn.`] : []),
    ]
  },

  async end(tx, { accountId, email, leavesBuilding }) {
    if (!leavesBuilding) return
    const buildingId = tx.building._id
    const invitation = email && (await revokeOpen(tx.db, buildingId, { email }, tx.now))
    if (invitation) await recordInvitation(tx, { id: invitation, buildingId, action: 'revoked' })
    const askerId = await askerOf(tx, accountId, email)
    const request = askerId && (await withdrawRequest(tx.db, buildingId, askerId, tx.now))
    if (request)
      await recordChange(tx, {
        subject: 'accessRequest',
        subjectId: request,
        buildingId,
        action: 'withdrawn',
        actor: 'leaving',
      })
  },
}
