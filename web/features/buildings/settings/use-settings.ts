import { useQueryClient } from '@tanstack/react-query'
import type { BuildingSettings } from '../../../../contract/buildings.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { useBuilding } from '../../../api/building.tsx'
import { keyOf, useRoute } from '../../../api/queries.ts'

/** What a change of the settings makes stale: everybody's copy of the building, and its history. */
export const staleAfter = [api.buildings.mine, api.buildings.get, api.audit.history] as const

/** How the current building is set up; asked for at each visit. */
export const useSettings = () => {
  const { _id } = useBuilding()
  return useRoute(api.buildings.settings, { params: { id: _id } }, { staleTime: 0 })
}

/** Gives what takes newer settings onto the screen. */
export const useKeepSettings = () => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  return (settings: BuildingSettings): void => {
    client.setQueryData(keyOf(api.buildings.settings, buildingId, { params: { id: settings._id } }), settings)
  }
}
