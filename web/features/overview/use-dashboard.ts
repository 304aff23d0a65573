import { dashboardRefetchMs, dashboardStaleMs } from '../../../contract/limits.ts'
import type { Dashboard } from '../../../contract/overview.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import type { Part } from '../../ui/loaded-part.tsx'
import { cameAt } from '../../ui/use-now.ts'

/** All that the dashboard shows of the building, in one call that is asked anew every minute; its parts by name. */
export const useDashboard = () => {
  const query = useRoute(
    api.overview.dashboard,
    {},
    { staleTime: dashboardStaleMs, refetchInterval: dashboardRefetchMs },
  )
  const { data, isError, isPending } = query
  const part = <D>(pick: (all: Dashboard) => D): Part<D> => ({
    data: data && pick(data),
    failed: isError && data === undefined,
    retry: () => void query.refetch(),
  })
  return { data, waits: isPending, part, at: cameAt(query) }
}
