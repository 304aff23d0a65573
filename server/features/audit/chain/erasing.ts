import type { CurrentAccount, Ctx } from '../../../context.ts'
import { recordChange } from '../recording.ts'
import { platformScope } from './rules.ts'
import { deleteValues, erasure, selectScopes } from './store.ts'

/**
 * Erases what changes held before and after, and records whose values were erased and why: one line for each building, and
 * one for the platform. The names of the changed fields stay. The values of earlier erasures stay too, because they account
 * for those that are gone. Answers how many had values. Call it inside a transaction.
 */
export const eraseValues = async (
  tx: Ctx & { account?: CurrentAccount },
  changeIds: readonly string[],
  why: string,
): Promise<number> => {
  let count = 0
  for (const scope of await selectScopes(tx.db, changeIds)) {
    const erased = await deleteValues(tx.db, scope, changeIds)
    if (erased.length === 0) continue
    count += erased.length
    const subject = scope === platformScope ? 'account' : 'building'
    const buildingId = scope === platformScope ? null : scope
    const after = { erasedChanges: erased.length, changeIds: erased }
    await recordChange(tx, { subject, subjectId: scope, buildingId, action: erasure, reason: why, after })
  }
  return count
}
