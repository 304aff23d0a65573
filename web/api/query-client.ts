import { QueryClient } from '@tanstack/react-query'
import { queryKeptMs, queryRetriesMost, queryStaleMs } from '../../contract/limits.ts'
import { mayPass } from './errors.ts'

/** How answers are kept (specification, section 9): the same for every query, and apart from the hooks that few pages need. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < queryRetriesMost && mayPass(error),
        staleTime: queryStaleMs,
        gcTime: queryKeptMs,
        // Calls that waited for the network in silence would say nothing, and be sent long after somebody gave up.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
