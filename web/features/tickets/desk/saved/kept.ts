import { priorityLabels } from '../../../../../contract/tickets/priorities.ts'
import { categoryLabels, statusLabels } from '../../../../../contract/tickets/ticket-words.ts'
import type { KeptFilter, TicketView } from '../../../../../contract/tickets/views.ts'

/** Labels of the other values where a filter is described. */
const fixed = {
  assignee: { me: 'mine', none: 'unassigned' },
  due: 'overdue',
  emergency: 'emergencies',
  order: 'newest first',
  vendorId: 'one vendor',
  unitId: 'one unit',
} as const

/** What a filter holds, in words; empty where it narrows nothing. */
export const keptWords = (filter: KeptFilter): string => {
  const { search, status, category, priority, assignee, vendorId, unitId, due, emergency, order } = filter
  const words = [
    search && `“${search}”`,
    status && (status === 'all' ? 'any status' : statusLabels[status].toLowerCase()),
    category && categoryLabels[category].toLowerCase(),
    priority && `${priorityLabels[priority].toLowerCase()} priority`,
    assignee && fixed.assignee[assignee],
    due && fixed.due,
    emergency && fixed.emergency,
    vendorId && fixed.vendorId,
    unitId && fixed.unitId,
    order && fixed.order,
  ]
  return words.filter(Boolean).join(', ')
}

const written = (filter: KeptFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

/** The saved filter that says what the table is narrowed by now. */
export const shownOf = (views: readonly TicketView[], present: KeptFilter): TicketView | undefined =>
  views.find(({ filter }) => written(filter) === written(present))
