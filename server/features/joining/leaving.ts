/** What ends here when somebody leaves the building: what was offered to them, and what they asked for. */
import type { Leaving } from '../../offers.ts'
import { recordChange } from '../audit/audit.ts'
import { revokeOpen } from './invitations-store.ts'
import { recordInvitation } from './invitations.ts'
import { selectOpenInvitation, selectOpenRequest, withdrawRequest } from './leaving-store.ts'

/** An open invitation to who leaves is taken back, and a request for access of theirs ends. */
export const leaving: Leaving = {
  async foresee({ db, building, now }, { accountId, email, leavesBuilding }) {
    if (!leavesBuilding) return []
    const invitation = email && (await selectOpenInvitation(db, building._id, email, now))
    const request = accountId && (await selectOpenRequest(db, building._id, accountId))
    return [
      ...(invitation ? [`The open invitation to ${email} is taken back.`] : []),
      ...(request ? [`Their request for access to ${building.name} ends.`] : []),
    ]
  },

  async end(tx, { accountId, email, leavesBuilding }) {
    if (!leavesBuilding) return
    const buildingId = tx.building._id
    const invitation = email && (await revokeOpen(tx.db, buildingId, { email }, tx.now))
    if (invitation) await recordInvitation(tx, { id: invitation, buildingId, action: 'revoked' })
    const request = accountId && (await withdrawRequest(tx.db, buildingId, accountId, tx.now))
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
