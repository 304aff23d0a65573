import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/audit.ts'
import { selectPeopleOf, selectSharers, tieAccount } from './account-store.ts'
import { foreseeEnds } from './moves/rights.ts'
import { whoIs } from './rules.ts'

/**
 * Ties people of the building to the verified accounts of their e-mail that belong to it: those of one account, or of all. An e-mail that
 * spouses share is tied by name, and to nobody where that leaves it open. Their access ends with their ties. Answers the
 * people tied now.
 */
export const matchPeople = (ctx: InBuilding, accountId: string | null = null): Promise<string[]> =>
  inTransaction(ctx, async (tx) => {
    const sharers = await selectSharers(tx.db, tx.building._id, accountId)
    const tied: string[] = []
    for (const group of Map.groupBy(sharers, ({ email }) => email).values()) {
      const { account } = group[0]!
      const person = whoIs(group, account)
      if (!person || person.tied || !(await tieAccount(tx.db, tx.building._id, person._id, account._id))) continue
      await recordChange(tx, {
        subject: 'person',
        subjectId: person._id,
        buildingId: tx.building._id,
        action: 'account tied',
        after: { accountId: account._id },
      })
      tied.push(person._id)
    }
    await foreseeEnds(tx, accountId === null ? tied : await selectPeopleOf(tx.db, tx.building._id, accountId))
    return tied
  })
