import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { keptSince } from '../../api/kept-answers.ts'

/** Since when the oldest of what shows was kept; null where all of it is new. The buildings stand on no screen. */
const oldestShown = (client: QueryClient): string | null => {
  const paths = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey }) => String(queryKey[0]))
  const ages = paths.flatMap((path) => (path === api.buildings.mine.path ? [] : (keptSince(path) ?? [])))
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
