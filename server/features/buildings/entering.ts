/** A superadmin goes to work in a building: its people can read in the building's history who came, when and why. */
import type { BuildingEntry } from '../../../contract/buildings.ts'
import type { SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'

export const enterBuilding = (ctx: SignedIn, { body: { reason } }: { body: BuildingEntry }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    if (!tx.current) throw NotFound()
    const { _id } = tx.current
    await recordChange(tx, {
      subject: 'building',
      subjectId: _id,
      buildingId: _id,
      action: 'entered by a superadmin',
      ...(reason && { after: { reason } }),
    })
    return undefined
  })
