import { useState } from 'react'
import type { Notification } from '../../../contract/notifications.ts'
import type { Instant } from '../../../contract/time.ts'
import { partArrivals } from './arrivals.ts'

interface Inbox {
  items: readonly Notification[] | undefined
  isFetching: boolean
  isPlaceholderData: boolean
}

/**
 * Holds what comes while the list is open: what stands, how many wait above it, and the way to let them in. Anew for
 * each narrowing.
 */
export const useArrivals = ({ items, isFetching, isPlaceholderData }: Inbox, narrowing: string) => {
  const [seenUntil, setSeenUntil] = useState<Instant | null>(null)
  const [seenIn, setSeenIn] = useState(narrowing)
  if (seenIn !== narrowing) {
    setSeenIn(narrowing)
    setSeenUntil(null)
  }
  const newest = items?.[0]?.createdAt
  // What the first answer brings stands at once, though an older one was shown for a moment.
  if (seenUntil === null && newest !== undefined && !isFetching && !isPlaceholderData) setSeenUntil(newest)
  return {
    ...(items ? partArrivals(items, seenUntil) : { shown: undefined, arrived: 0 }),
    letIn: () => newest !== undefined && setSeenUntil(newest),
  }
}
