import { useEffect, useEffectEvent } from 'react'
import { dashboardRefetchMs, dashboardStaleMs } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'

/**
 * What somebody asked for. The live stream says when it changes, the refresh of a minute is its fallback; once they are
 * let in, their buildings are asked for anew.
 */
export const useMyRequests = () => {
  const query = useRoute(
    api.joining.myAccessRequests,
    {},
    { staleTime: dashboardStaleMs, refetchInterval: dashboardRefetchMs },
  )
  const { retry } = useBuildingSelection()
  const letIn = query.data?.filter(({ status }) => status === 'approved').length ?? 0
  const lookForBuildings = useEffectEvent(() => retry())
  useEffect(() => {
    if (letIn > 0) lookForBuildings()
  }, [letIn])
  return query
}
