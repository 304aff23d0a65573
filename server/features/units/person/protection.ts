/** Hiding somebody at risk from every neighbour. */
import type { Person } from '../../../../contract/units/people.ts'
import type { Member } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { announcePerson } from '../announce.ts'
import { findPerson, shownTo } from './person.ts'
import { updateProtected } from './person-store.ts'

/**
 * Shows somebody of the roster to no neighbour, or no longer hides them; whatever they chose stays and holds again then.
 * Said twice, it is one change.
 */
export const protectPerson = (
  ctx: Member,
  { params, body: { isProtected } }: { params: { id: string }; body: { isProtected: boolean } },
): Promise<Person> =>
  inTransaction(ctx, async (tx) => {
    const { row } = await findPerson(tx, params.id)
    if (!row) throw NotFound()
    if (await updateProtected(tx.db, tx.building._id, row._id, isProtected))
      await recordChange(tx, {
        subject: 'person',
        subjectId: row._id,
        buildingId: tx.building._id,
        action: isProtected ? 'protected' : 'protection ended',
        before: { isProtected: !isProtected },
        after: { isProtected },
      })
    await announcePerson(tx, row._id)
    return shownTo(tx, await findPerson(tx, row._id))
  })
