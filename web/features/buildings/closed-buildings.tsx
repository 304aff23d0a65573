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
        <Text>Please contact your building’s manager. Your account and the building’s records are unchanged.</Text>
      ) : (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>Reason: {reason}</Text>
          <Text>Please contact support. No data is lost; the building’s email and background jobs are paused.</Text>
        </>
      )}
    </Panel>
  )
}

const Unproven = ({ name }: { name: string }) => (
  <Panel
    title={`${name} requires two-step sign-in`}
    text="Management and council need two-step sign-in: a code from an app on your phone, or a passkey."
  >
    <Text>It takes two minutes, and {name} opens right away. Already set up? Log out and back in.</Text>
    <Anchor
      component={Link}
      to={secondFactorPlace.path + secondFactorPlace.hash}
      w="fit-content"
      display="inline-flex"
      mih="var(--finger)"
      style={{ alignItems: 'center' }}
    >
      Set up two-step sign-in
    </Anchor>
  </Panel>
)

/** Beside the buildings that are open. */
export const ClosedBuildings = () =>
  (useClosed() ?? []).map((building) => <ClosedPanel key={building._id} building={building} />)
