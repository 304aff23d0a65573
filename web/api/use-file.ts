import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../contract/route.ts'
import { useBuildingId } from './building-id.ts'
import { send } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { keyOf } from './queries.ts'

/** Marks answers that stay as they are, whatever is heard of the record they belong to. */
const fixed = { isFixed: true } as const

/** Reads a file to show it in the page. `edition` names its content: another one is read anew. */
export const useFile = <T>(endpoint: Endpoint<T>, args: Call<T>, edition: string | number) => {
  const buildingId = useBuildingId()
  return useQuery({
    queryKey: [...keyOf(endpoint, buildingId, args), edition],
    queryFn: async ({ signal }): Promise<Blob> => (await send(endpoint, args, { signal, buildingId })).blob(),
    // What an address names does not change, so that no news of its record makes it stale; a large file is not kept for
    // long once nobody looks at it.
    staleTime: Infinity,
    meta: fixed,
    gcTime: 60_000,
  })
}
