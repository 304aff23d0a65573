import type { InBuilding } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { selectPersonToTie, updateTied } from './tie-person-store.ts'

/**
 * Ties a person of the roster to the account that is theirs, by the word of whoever manages the building; with an e-mail,
 * the roster says that one from now on. Throws 409 where the person is tied to another account.
 */
export const tiePerson = (
  ctx: InBuilding,
  { personId, accountId, email }: { personId: string; accountId: string; email: string | null },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const before = await selectPersonToTie(tx.db, buildingId, personId)
    if (!before) throw NotFound()
    if (before.accountId !== null && before.accountId !== accountId)
      throw Conflict('This person on the roster already has an account.')
    const after = { accountId, email: email ?? before.email }
    try {
      await updateTied(tx.db, buildingId, personId, { ...before, ...after })
    } catch (error) {
      if (violates(error, 'people_same')) throw Conflict('The roster already has someone with this name and email.')
      throw error
    }
    await recordChange(tx, {
      subject: 'person',
      subjectId: personId,
      buildingId,
      action: 'account tied',
      before: { accountId: before.accountId, email: before.email },
      after,
    })
  })
