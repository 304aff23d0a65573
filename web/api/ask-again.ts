import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Marks matching answers as stale and reloads those on the screen. React Query takes a first load that is still under way
 * for the reload, though the server may have read it before the change: when that load has ended, it is repeated.
 */
export const askAgain = async (client: QueryClient, filters: QueryFilters = {}): Promise<void> => {
  const loading = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await client.invalidateQueries(filters)
  // Several changes during one first load need only one reload after it.
  const isDue = (query: Query) => loading.includes(query) && query.state.fetchStatus === 'idle'
  if (loading.length > 0) await client.invalidateQueries({ predicate: isDue })
}
