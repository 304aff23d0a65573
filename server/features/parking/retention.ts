/** Plates, names and vehicles are erased after the building's retention; nothing else holds them: no history, no mail, no log. */
import { passRefusalsKeptDays } from '../../../contract/limits/parking.ts'
import { addDays } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { removeAttachments } from '../documents/documents.ts'
import { deleteRefusals, erasePasses, eraseViolation, mayErase, selectErasable } from './retention-store.ts'

export const eraseJob = 'parking.erasePlates'

/** Erases what is due in every building: of passes so long after they ended, of violations so long after they and their cases were closed; counted refusals go too. */
export const erasePlates = async (ctx: Ctx): Promise<void> => {
  const passes = await erasePasses(ctx.db, ctx.now)
  await deleteRefusals(ctx.db, addDays(ctx.now.slice(0, 10), -passRefusalsKeptDays))
  const violations = await selectErasable(ctx.db, ctx.now)
  for (const { _id: subjectId, buildingId } of violations) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (!building) continue
    await inTransaction({ ...ctx, building }, async (tx) => {
      if (!(await mayErase(tx.db, buildingId, subjectId, tx.now))) return
      await removeAttachments(tx, { subject: 'parkingViolation', subjectId }, 'all')
      await eraseViolation(tx.db, buildingId, subjectId, tx.now)
    })
  }
  if (passes + violations.length > 0)
    ctx.log.info({ passes, violations: violations.length }, 'plates were erased after their retention')
}
