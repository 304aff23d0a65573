import { createParser, createSerializer, parseAsString, parseAsStringLiteral } from 'nuqs'
import type { TicketCategory, TicketPriority, TicketStatus } from '../../../../contract/tickets/kinds.ts'
import { priorityLabels } from '../../../../contract/tickets/priorities.ts'
import { categoryLabels, statusLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { KeptFilter } from '../../../../contract/tickets/views.ts'
import { sent, useFilters } from '../../../ui/use-filters.ts'

/** An id in the address bar; what is none is left out. */
const parseAsId = createParser({
  parse: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null),
  serialize: (id: string) => id,
})

/** Every state of its own, and `all`; without either what is open or on hold. */
export type StatusFilter = TicketStatus | 'all'

const filterKeys = {
  status: parseAsStringLiteral<StatusFilter>([...(Object.keys(statusLabels) as TicketStatus[]), 'all']),
  category: parseAsStringLiteral(Object.keys(categoryLabels) as TicketCategory[]),
  priority: parseAsStringLiteral(Object.keys(priorityLabels) as TicketPriority[]),
  assignee: parseAsStringLiteral(['me', 'none'] as const),
  vendorId: parseAsId,
  unitId: parseAsId,
  due: parseAsStringLiteral(['late'] as const),
  emergency: parseAsStringLiteral(['yes'] as const),
  order: parseAsStringLiteral(['newest'] as const),
}

/** Every filter taken off, so that another set of them can stand in their place. */
const none = { search: null, ...Object.fromEntries(Object.keys(filterKeys).map((key) => [key, null])) }

const inAddress = createSerializer({ search: parseAsString.withDefault(''), view: parseAsString, ...filterKeys })

const over: ReadonlySet<StatusFilter> = new Set(['resolved', 'closed', 'declined', 'all'])

/**
 * What table and board are narrowed by, as it stands in the address bar. What is owed stands first as long as something is;
 * what is over stands by its age.
 */
export const useDeskFilters = () => {
  const { filters, set, clear } = useFilters(filterKeys)
  const { status, order, ...narrowing } = filters
  const narrowed = sent(narrowing)
  const isOver = status !== null && over.has(status)
  return {
    filters,
    set,
    clear,
    isOver,
    /** All that the address says, as it can be kept. */
    kept: sent(filters) as KeptFilter,
    /** Narrows by what was kept, and by nothing else. */
    show: (filter: KeptFilter) => set({ ...none, ...filter } as Parameters<typeof set>[0]),
    /** The address of a view, narrowed by the same. */
    addressOf: (view: string | null) => `/tickets${inAddress({ ...filters, view })}`,
    narrowed: Object.keys(narrowed).length > 0 || status !== null,
    /** Without the state, which each column of the board gives itself. */
    narrowing: narrowed,
    query: { ...narrowed, ...(status !== 'all' && { status: status ?? ('current' as const) }) },
    order: order ?? (isOver ? ('newest' as const) : ('due' as const)),
  }
}

export type DeskFilters = ReturnType<typeof useDeskFilters>
