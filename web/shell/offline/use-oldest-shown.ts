import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { keptSince } from '../../api/kept-answers.ts'

/** Since when the oldest of what shows was kept; null where all of it is new. The buildings stand on no screen. */
const oldestShown = (client: QueryClient): string | null => {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const ages = shown.flatMap(({ queryKey, queryHash }) =>
    queryKey[0] === api.buildings.mine.path ? [] : (keptSince(queryHash) ?? []),
  )
  return ages.toSorted()[0] ?? null
}

/** The same, followed. */
export const useOldestShown = (): string | null => {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client),
    () => null,
  )
}
