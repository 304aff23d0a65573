import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Marks answers as stale and asks again for those on the screen. A first answer on its way is asked for again as well: it
 * may have been read before the change, and React Query takes it for the new one.
 */
export const askAgain = async (client: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  const comesFirst = (query: Query): boolean =>
    query.state.data === undefined && query.state.fetchStatus === 'fetching' && (filters.predicate?.(query) ?? true)
  const firsts = { ...filters, predicate: comesFirst }
  if (client.getQueryCache().findAll(firsts).length > 0) await client.cancelQueries(firsts)
  await client.invalidateQueries(filters)
}
