import type { Notification } from '../../../contract/notifications.ts'
import { addDays, formatDate, localDateOf, type Instant } from '../../../contract/time.ts'

/** Messages of one day in the building's zone. */
export interface Day {
  name: string
  messages: Notification[]
}

/** The inbox by day, in the order it came: `Today`, `Yesterday`, then dates. */
export const byDay = (messages: readonly Notification[], now: Instant, zone: string): Day[] => {
  const today = localDateOf(now, zone)
  const named = new Map([
    [today, 'Today'],
    [addDays(today, -1), 'Yesterday'],
  ])
  return [...Map.groupBy(messages, ({ createdAt }) => localDateOf(createdAt, zone))].map(([date, here]) => ({
    name: named.get(date) ?? formatDate(date),
    messages: here,
  }))
}
