import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { SuspendedBuilding } from '../../../contract/buildings/suspension.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { useZone } from '../../ui/moments.tsx'
import { Panel } from '../../ui/panel.tsx'

/** How often somebody who looks at a closed door is told whether it is open again, should no live event reach them. */
const lookAgainMs = 30_000

/** The person's buildings that are suspended, once they are known; one that opens again is there by itself. */
export const useSuspended = (): readonly SuspendedBuilding[] | undefined => {
  const { retry } = useBuildingSelection()
  const suspended = useRoute(api.buildings.suspended, {}, { staleTime: 0, refetchInterval: lookAgainMs }).data
  const before = useRef(0)
  const count = suspended?.length ?? 0
  useEffect(() => {
    if (count < before.current) retry()
    before.current = count
  })
  return suspended
}

/** One closed building: that it is, and why for those who manage it. */
export const SuspendedPanel = ({ building: { name, since, reason } }: { building: SuspendedBuilding }) => {
  const zone = useZone()
  return (
    <Panel title={`${name} is suspended`} text={`Since ${formatDate(localDateOf(since, zone))}`}>
      {reason === null ? (
        <Text>
          Please ask whoever manages the building. Your account and all that the building keeps stay as they are.
        </Text>
      ) : (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>The reason: {reason}</Text>
          <Text>Please ask our support. Nothing of the building is lost; its mail and its background work rest.</Text>
        </>
      )}
    </Panel>
  )
}

/** Beside the buildings that are open. */
export const SuspendedBuildings = () =>
  (useSuspended() ?? []).map((building) => <SuspendedPanel key={building._id} building={building} />)
