/** Asking to be let into a building: its managers are told, and decide. */
import { accessRequestLastsMs } from '../../../contract/limits.ts'
import { canManageBuilding } from '../../../contract/roles.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { WordRows } from '../../offers.ts'
import { recordChange } from '../audit/audit.ts'
import { membersOf } from '../buildings/buildings.ts'
import { notify } from '../notifications/notifications.ts'
import { expireRows, insertRequest, isOpenAccount, selectWaiting } from './access-requests-store.ts'
import { selectPlace } from './places-store.ts'

export const requestAccessJob = 'joining.requestAccess'

export interface Wish {
  accountId: string
  building: { id: string } | { code: string }
  unit: string
}

/**
 * Asks a building for access in somebody's name, after they were answered: a code that fits none is not told from one that
 * does, neither in words nor in time. Asked twice, it waits once.
 */
export const requestAccess = (ctx: Ctx, { accountId, building, unit }: Wish): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const place = await selectPlace(tx.db, building)
    if (!place || !(await isOpenAccount(tx.db, accountId))) return
    const id = newId(Date.parse(tx.now))
    const times = { createdAt: tx.now, expiresAt: later(tx.now, accessRequestLastsMs) }
    if (!(await insertRequest(tx.db, { id, buildingId: place._id, accountId, claimedUnit: unit, ...times }))) return
    await recordChange(tx, {
      subject: 'accessRequest',
      subjectId: id,
      buildingId: place._id,
      action: 'asked',
      after: { accountId, unit },
      actor: 'registration',
    })
    const managers = await membersOf(tx.db, place._id, ['management', 'council'])
    await notify(tx, {
      buildingId: place._id,
      kind: 'access.requested',
      subjectId: id,
      accountIds: managers.map((manager) => manager.accountId),
    })
  })

/** Words the rows about requests that wait, for those who may decide them. */
export const wordAccessRequests: WordRows = async (ctx, buildingId, ids) => {
  const decides = ctx.currentRole !== null && canManageBuilding(ctx.currentRole)
  const waiting = decides ? await selectWaiting(ctx.db, buildingId, ids) : []
  return new Map(
    waiting.map(({ _id, name, unit, verified }) => {
      const doubt = verified ? '' : ' Their e-mail address is not confirmed yet.'
      const text = `They say that unit ${unit} is theirs.${doubt}`
      return [_id, { title: `${name} asks for access`, text, link: '/access-requests' }]
    }),
  )
}

/** Ends requests that nobody decided in time. */
export const expireRequests = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    for (const { id, buildingId } of await expireRows(tx.db, tx.now))
      await recordChange(tx, {
        subject: 'accessRequest',
        subjectId: id,
        buildingId,
        action: 'expired',
        actor: 'joining.expireRequests',
      })
  })
