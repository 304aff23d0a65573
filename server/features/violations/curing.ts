/** The case of a vehicle that is gone. */
import type { Offers } from '../../offers.ts'
import type { InBuilding } from '../../context.ts'
import { requireViolation, todayIn } from './facts.ts'
import { selectEvents } from './parts-store.ts'
import { settle } from './record.ts'
import type { KnownViolation } from './store.ts'
import { lockViolation } from './writing-store.ts'

const reason = 'The parking violation was closed.'

/** Whether only parking has dealt with a case: no one else complained, and nothing was ever sent to anyone. */
const isParkingOnly = async (tx: InBuilding, { _id, stage, complaintsOn }: KnownViolation): Promise<boolean> => {
  if ((stage !== 'reported' && stage !== 'reviewed') || complaintsOn.length > 1) return false
  const events = await selectEvents(tx.db, tx.building._id, _id)
  return !events.some(({ kind }) => kind === 'warn' || kind === 'particulars')
}

/**
 * Does what closes a parking violation, and closes its case with it as corrected while no one else complained and nothing was
 * sent to anyone. Whoever recorded it isn't notified. The case is held before the building, as by every step of a case that
 * takes a number or writes a letter, so that the two can't wait for each other; recording holds the building first, but never
 * waits for a case.
 */
export const curedBy: NonNullable<Offers['curedBy']> = async (tx, caseId, close) => {
  await lockViolation(tx.db, tx.building._id, caseId)
  await close()
  const before = await requireViolation(tx, caseId)
  if (!(await isParkingOnly(tx, before))) return
  const changes = { closed_on: todayIn(tx), closed_as: 'cured', close_reason: reason }
  await settle(tx, before, changes, { kind: 'close', words: reason, after: { closedAs: 'cured' } })
}
