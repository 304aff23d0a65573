import type { Notification } from '../../../contract/notifications.ts'
import type { Instant } from '../../../contract/time.ts'

type Dated = Pick<Notification, 'createdAt'>

/**
 * Parts what stands on the screen from what came since: new messages wait above until the reader asks for them, so that
 * nothing moves under a finger. Where nothing stands, everything may come at once.
 */
export const partArrivals = <M extends Dated>(
  messages: readonly M[],
  seenUntil: Instant | null,
): { shown: readonly M[]; arrived: number } => {
  const shown = seenUntil === null ? messages : messages.filter(({ createdAt }) => createdAt <= seenUntil)
  return shown.length === 0 ? { shown: messages, arrived: 0 } : { shown, arrived: messages.length - shown.length }
}
