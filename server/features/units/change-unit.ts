import type { SavedUnit, UnitChange } from '../../../contract/units/story.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, NotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { announceUnit } from './announce.ts'
import { selectSameDoors, selectUnitFacts } from './present-store.ts'
import type { UnitFacts } from './record.ts'
import { updateUnits } from './roster/store.ts'

/** Changes what the building keeps of a unit; 409 where the number is taken, or the version is stale. */
export const changeUnit = async (
  ctx: InBuilding,
  { params, body }: { params: { id: string }; body: UnitChange },
): Promise<SavedUnit> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const buildingId = tx.building._id
      const before = await selectUnitFacts(tx.db, buildingId, params.id)
      if (!before) throw NotFound()
      requireVersion(before, body.version)
      const after: UnitFacts = {
        unitNumber: body.unitNumber,
        unitEntitlement: body.unitEntitlement,
        postalCode: body.postalCode,
        strataLot: body.strataLot || null,
        unitType: body.unitType || null,
        floor: body.floor || null,
        streetAddress: body.streetAddress || null,
        city: body.city || null,
        province: body.province || null,
        extra: before.extra as Record<string, string>,
      }
      await updateUnits(tx.db, buildingId, [{ ...after, _id: before._id }])
      const { extra: _extra, ...said } = after
      await recordChange(tx, {
        subject: 'unit',
        subjectId: before._id,
        buildingId,
        action: 'changed',
        before: { ...before },
        after: said,
      })
      await announceUnit(tx, before._id)
      const sameDoors = await selectSameDoors(tx.db, buildingId, { _id: before._id, unitNumber: after.unitNumber })
      return { _id: before._id, version: before.version + 1, sameDoors }
    })
  } catch (error) {
    if (violates(error, 'units_number')) throw Conflict(`Unit ${body.unitNumber} already exists.`)
    throw error
  }
}
