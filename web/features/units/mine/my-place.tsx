import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useBuildingSelection } from '../../../api/building.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { MyReach } from './my-reach.tsx'
import { MyUnits } from './my-units.tsx'
import { MyVehicles } from './my-vehicles.tsx'
import { useMyPlace } from './use-my-place.ts'

/** What the current building has of the reader, theirs to keep right: units, vehicles, and how it reaches them. */
export const MyPlace = () => {
  const { status, building, buildings } = useBuildingSelection()
  if (!building) return status === 'loading' ? null : <NoBuilding />
  return (
    <InBuilding
      key={building._id}
      name={building.name}
      jurisdiction={building.jurisdiction}
      isOneOfSeveral={buildings.length > 1}
    />
  )
}

const NoBuilding = () => (
  <Panel id="units" title="My units">
    <Text>
      You aren’t part of a building yet.{' '}
      <Anchor component={Link} to="/select-building?select=true" inherit underline="always">
        Find your building
      </Anchor>{' '}
      and request access. Your units, vehicles and contact details will then appear here.
    </Text>
  </Panel>
)

interface Props {
  name: string
  jurisdiction: Parameters<typeof MyUnits>[0]['jurisdiction']
  isOneOfSeveral: boolean
}

const InBuilding = ({ name, jurisdiction, isOneOfSeveral }: Props) => {
  const place = useMyPlace()
  const where = `In ${name}.${isOneOfSeveral ? ' To see another building, switch at the top of the page.' : ''}`
  return (
    <Loaded query={place} shape="card" rows={2} failed="We couldn’t load your units.">
      {({ inRoster, units, vehicles, details }) => (
        <>
          <Panel id="units" title="My units" text={where}>
            <MyUnits units={units} inRoster={inRoster} buildingName={name} jurisdiction={jurisdiction} />
          </Panel>
          {inRoster && (
            <>
              <Panel
                id="vehicles"
                title="My vehicles"
                text="List your plates so staff can tell your car from a visitor’s. Building managers can see them; your neighbours can’t."
              >
                <MyVehicles units={units} vehicles={vehicles} />
              </Panel>
              <Panel
                id="reach"
                title="My contact details"
                text={`From the roster of ${name}. Building managers can see it; neighbours see only what you share below.`}
              >
                <MyReach
                  details={details}
                  jurisdiction={jurisdiction}
                  isOwner={units.some(({ ties }) => ties.some(({ role }) => role === 'owner'))}
                />
              </Panel>
            </>
          )}
        </>
      )}
    </Loaded>
  )
}
