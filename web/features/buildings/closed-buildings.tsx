import { Anchor, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ClosedBuilding, SuspendedBuilding } from '../../../contract/buildings/closed.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { secondFactorPlace } from '../../api/destination.ts'
import { useRoute } from '../../api/queries.ts'
import { useZone } from '../../ui/moments.tsx'
import { Panel } from '../../ui/panel.tsx'

/** How often somebody who looks at a closed door is told whether it is open again, should no live event reach them. */
const lookAgainMs = 30_000

/** The person's buildings that are closed to them, once they are known; one that opens again is there by itself. */
export const useClosed = (): readonly ClosedBuilding[] | undefined => {
  const { retry } = useBuildingSelection()
  const closed = useRoute(api.buildings.closed, {}, { staleTime: 0, refetchInterval: lookAgainMs }).data
  const before = useRef(0)
  const count = closed?.length ?? 0
  useEffect(() => {
    if (count < before.current) retry()
    before.current = count
  })
  return closed
}

/** One closed building: by whom, and what to do. */
export const ClosedPanel = ({ building }: { building: ClosedBuilding }) =>
  building.by === 'platform' ? <Suspended building={building} /> : <Unproven name={building.name} />

const Suspended = ({ building: { name, since, reason } }: { building: SuspendedBuilding }) => {
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

const Unproven = ({ name }: { name: string }) => (
  <Panel
    title={`${name} requires a second step`}
    text="Management and council need a second step when they sign in: a code from an app on your phone, or a passkey."
  >
    <Text>It takes two minutes, and {name} opens right after. Already set up? Log out and in again.</Text>
    <Anchor
      component={Link}
      to={secondFactorPlace.path + secondFactorPlace.hash}
      w="fit-content"
      display="inline-flex"
      mih="var(--finger)"
      style={{ alignItems: 'center' }}
    >
      Set up your second step
    </Anchor>
  </Panel>
)

/** Beside the buildings that are open. */
export const ClosedBuildings = () =>
  (useClosed() ?? []).map((building) => <ClosedPanel key={building._id} building={building} />)
