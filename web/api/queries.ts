import { useCallback } from 'react'
import {
  hashKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query'
import type { Call, Page, Reply } from '../../contract/route.ts'
import { call } from './call.ts'
import { useBuildingId } from './building-id.ts'
import type { Endpoint } from './endpoint.ts'
import { noteAge } from './kept-answers.ts'
import { askAgain } from './ask-again.ts'

/**
 * The one query style. One thing: `const notice = useRoute(api.notices.get, { params: { id } })`. A list that grows:
 * `const list = useList(api.notices.list, { query })`. Both answer a TanStack result; give it to `<Loaded>` or
 * `<ListScreen>`, which own the states around it. After a change name what to read anew: see `use-action.ts`.
 */

/** Answers of one building never stand for another, so the building is part of every key. */
export const keyOf = (endpoint: Endpoint<unknown>, buildingId: string | null, args: unknown = {}): QueryKey => [
  endpoint.path,
  buildingId,
  args,
]

export interface Options {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number
  /** Whether the previous answer may stand while another one comes, so that a list does not flicker. */
  keepPrevious?: boolean
}

/** The previous answer, but never that of another building. */
export const previousOf =
  (buildingId: string | null) =>
  <D>(previous: D | undefined, query: { queryKey: QueryKey } | undefined): D | undefined =>
    query?.queryKey[1] === buildingId ? previous : undefined

const settings = (
  { shows }: Pick<Endpoint<unknown>, 'shows'>,
  buildingId: string | null,
  { keepPrevious, ...options }: Options,
) => ({
  ...options,
  ...(shows && { meta: { shows } }),
  ...(keepPrevious && { placeholderData: previousOf(buildingId) }),
})

/** Tells the answers in which a kind of record shows. */
export const showing =
  (kind: string) =>
  ({ meta }: { meta: QueryMeta | undefined }): boolean =>
    (meta?.['shows'] as readonly string[] | undefined)?.includes(kind) ?? false

/** What a route takes, and options; a route that takes nothing may be asked bare. */
type Asked<T> = object extends Call<T> ? [args?: Call<T>, options?: Options] : [args: Call<T>, options?: Options]

/** Reads one thing. */
export const useRoute = <T>(endpoint: Endpoint<T>, ...asked: Asked<T>) => {
  const [args, options]: [args?: Call<T>, options?: Options] = asked
  const buildingId = useBuildingId()
  return useQuery({
    queryKey: keyOf(endpoint, buildingId, args),
    queryFn: ({ signal, queryKey }): Promise<Reply<T>> =>
      call(endpoint, args, { signal, buildingId, hear: noteAge(hashKey(queryKey)) }),
    ...settings(endpoint, buildingId, options ?? {}),
  })
}

type ItemOf<T> = Reply<T> extends Page<infer Item> ? Item : never

/** Reads a list page by page; `items` holds what has come so far. */
export const useList = <T>(endpoint: Endpoint<T>, ...asked: Asked<T>) => {
  const [args, options]: [args?: Call<T>, options?: Options] = asked
  const buildingId = useBuildingId()
  const query = useInfiniteQuery({
    queryKey: keyOf(endpoint, buildingId, args),
    queryFn: async ({ pageParam, signal, queryKey }) => {
      const given = (args ?? {}) as { query?: object }
      const parts = pageParam ? { ...given, query: { ...given.query, cursor: pageParam } } : given
      const hear = noteAge(hashKey(queryKey), pageParam !== null)
      return (await call(endpoint, parts as Call<T>, { signal, buildingId, hear })) as Page<ItemOf<T>>
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...settings(endpoint, buildingId, { keepPrevious: true, ...options }),
  })
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) }
}

/** Gives a function that makes answers stale: of these endpoints with any arguments, in any building. */
export const useRefresh = () => {
  const client = useQueryClient()
  return useCallback(
    (...endpoints: readonly Endpoint<unknown>[]) =>
      Promise.all(endpoints.map(({ path }) => askAgain(client, { queryKey: [path] }))),
    [client],
  )
}
