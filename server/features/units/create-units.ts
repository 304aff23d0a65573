import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { recordChanges } from '../audit/audit.ts'
import { noUnitFacts, type UnitFacts } from './record.ts'
import { insertUnits } from './roster/store.ts'

/** Adds units, all of them or none; 409 where a number is taken. Answers how many. */
export const createUnits = async (
  ctx: InBuilding,
  facts: readonly (Pick<UnitFacts, 'unitNumber'> & Partial<UnitFacts>)[],
): Promise<number> => {
  const units = facts.map((unit) => ({ ...noUnitFacts, ...unit, _id: newId(Date.parse(ctx.now)) }))
  const { _id: buildingId } = ctx.building
  try {
    await inTransaction(ctx, async (tx) => {
      await insertUnits(tx.db, buildingId, units, tx.now)
      await recordChanges(
        tx,
        units.map(({ _id: subjectId, ...after }) => ({
          subject: 'unit',
          subjectId,
          buildingId,
          action: 'created',
          after,
        })),
      )
    })
  } catch (error) {
    if (violates(error, 'units_number')) throw Conflict('One of these units already exists.')
    throw error
  }
  return units.length
}
