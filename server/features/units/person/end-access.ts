/** Ending the access of one person of the building, from their page. */
import type { EndAccess, Person } from '../../../../contract/units/people.ts'
import type { Member } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/errors.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { endNow, judgeEnding, refusalOf, requireManaging } from '../access/access.ts'
import { announcePerson, announceUnits } from '../announce.ts'
import { findPerson, holderOf, shownTo } from './person.ts'

/**
 * Ends somebody's access at once, or takes away a role that no tie of theirs gives. Throws 403 for one's own access and for
 * rights above the caller's; 409 for whom a tie of today holds, for the last manager, where there is nothing to end, and,
 * with the present state, where it is not as it was shown. Of many at once, one ends it.
 */
export const endAccess = (
  ctx: Member,
  { params, body: { was, becomes, reason } }: { params: { id: string }; body: EndAccess },
): Promise<{ person: Person | null }> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, tx.building._id)
    await requireManaging(tx)
    const found = await findPerson(tx, params.id)
    const holder = await holderOf(tx, found)
    const ending = await judgeEnding(tx, holder)
    if (ending.whyNot !== null) throw refusalOf(holder, tx.building.name, ending.whyNot)
    if (holder.role !== was || ending.becomes !== becomes)
      throw new Refusal(409, 'STALE', 'Someone else just changed this. Review what would happen now.', {
        current: await shownTo(tx, found),
      })
    await endNow(tx, holder, { becomes, reason: reason || null })
    if (found.row) await announcePerson(tx, found.row._id)
    else announceUnits(tx)
    return { person: found.row ? await shownTo(tx, await findPerson(tx, found.row._id)) : null }
  })
