/** The vehicle of a violation case, for those who see the whole case. */
import type { CaseVehicle } from '../../../../contract/parking/violation.ts'
import type { InBuilding } from '../../../context.ts'
import { selectViolation } from './store.ts'

/** Reads what parking recorded of a case; null for a case that didn't begin there. */
export const vehicleOf = async (ctx: InBuilding, caseId: string): Promise<CaseVehicle | null> => {
  const found = await selectViolation(ctx.db, ctx.building._id, caseId)
  if (found === null) return null
  const { licensePlate, kind, stage, isOpen, seenAt, place, words, noticeAt, tow, files } = found
  return { licensePlate, kind, stage, isOpen, seenAt, place, words, noticeAt, tow, files }
}
