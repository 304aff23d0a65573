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
      You belong to no building yet.{' '}
      <Anchor component={Link} to="/select-building?select=true" inherit underline="always">
        Find your building
      </Anchor>{' '}
      and ask to be let in; your units, vehicles and contacts stand here then.
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
  const where = `In ${name}.${isOneOfSeveral ? ' For another building, switch to it at the top of the page.' : ''}`
  return (
    <Loaded query={place} shape="card" rows={2} failed="Your units could not be loaded.">
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
                text="With their plates here, staff can tell your car from a visitor’s. Those who manage the building see them, your neighbours do not."
              >
                <MyVehicles units={units} vehicles={vehicles} />
              </Panel>
              <Panel
                id="reach"
                title="How my building reaches me"
                text={`As the roster of ${name} has it. Those who manage the building see it; neighbours see of it only what you share below.`}
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
