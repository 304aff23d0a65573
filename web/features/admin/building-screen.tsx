import { Group, SimpleGrid, Stack } from '@mantine/core'
import { useParams } from 'react-router'
import type { BuildingOverview } from '../../../contract/admin/buildings.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { cameAt } from '../../ui/use-now.ts'
import { EnterPanel } from './enter-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { ManagersPanel } from './managers-panel.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { StaffActsPanel } from './staff-acts-panel.tsx'
import { SuspensionPanel } from './suspension-panel.tsx'
import { stateTones, stateWords } from './state-words.ts'

/** One building from outside, for the platform's staff. */
const BuildingScreen = () => {
  const { buildingId = '' } = useParams()
  const building = useRoute(api.admin.building, { params: { buildingId } })
  return (
    <>
      <BackLink to="/admin?view=buildings">All buildings</BackLink>
      <Loaded query={building} failed="We couldn’t load the building.">
        {(loaded) => <Building building={loaded} now={cameAt(building)} />}
      </Loaded>
    </>
  )
}
export default BuildingScreen

const Building = ({ building, now }: { building: BuildingOverview; now: string }) => {
  const { name, state, address, city, province, postalCode } = building
  return (
    <>
      <PageHeader
        title={name}
        pageTitle={`${name} – Administration`}
        text={
          <Group gap="xs">
            {address}, {city}, {province} {postalCode}
            <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>
          </Group>
        }
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Stack gap="lg">
          <HealthPanel building={building} now={now} />
          <ManagersPanel building={building} now={now} />
        </Stack>
        <Stack gap="lg">
          <EnterPanel building={building} />
          <SetupPanel building={building} />
          <StaffActsPanel building={building} />
          <SuspensionPanel key={String(building.suspension?.since)} building={building} />
        </Stack>
      </SimpleGrid>
    </>
  )
}
