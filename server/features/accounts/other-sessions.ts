import type { SignedIn } from '../../context.ts'
import { standingEnded } from '../../platform/events.ts'
import { endOtherSessions } from './session-store.ts'

/**
 * Ends the caller's other sessions, all or those that gave no second factor, and with them the live streams of those
 * browsers. Answers how many there were.
 */
export const endOthers = async (tx: SignedIn, which: 'all' | 'unproven' = 'all'): Promise<number> => {
  const { _id: accountId } = tx.account
  const ended = await endOtherSessions(tx.db, { accountId, keptId: tx.sessionId, now: tx.now }, which)
  if (ended > 0) tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  return ended
}
