/** The case of a vehicle that is gone. */
import type { Offers } from '../../offers.ts'
import { requireViolation, todayIn } from './facts.ts'
import { settle } from './record.ts'
import { endsWithParking } from './rules.ts'
import { lockViolation } from './writing-store.ts'

const reason = 'Closed with the parking violation.'

/**
 * Does what closes a parking violation, and closes its case with it as corrected while nothing was sent to anyone. Whoever
 * recorded it isn't notified. The case is held before the building, as by every step of a case that takes a number or writes
 * a letter, so that the two can't wait for each other; recording holds the building first, but never waits for a case.
 */
export const curedBy: NonNullable<Offers['curedBy']> = async (tx, caseId, close) => {
  await lockViolation(tx.db, tx.building._id, caseId)
  const closed = await close()
  const before = await requireViolation(tx, caseId)
  if (endsWithParking(before)) {
    const changes = { closed_on: todayIn(tx), closed_as: 'cured', close_reason: reason }
    await settle(tx, before, changes, { kind: 'close', words: reason, after: { closedAs: 'cured' } })
  }
  return closed
}
