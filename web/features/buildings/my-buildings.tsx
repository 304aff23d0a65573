import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from 'react-router'
import { roleNamed } from '../../../contract/role-rights.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { Failed } from '../../ui/loaded.tsx'
import { BuildingCard } from './building-card.tsx'

/** The buildings somebody belongs to, with their role in each. */
export const MyBuildings = () => {
  const { status, building: current, buildings, choose, retry } = useBuildingSelection()
  const navigate = useNavigate()
  if (status === 'failed') return <Failed words="We couldn’t load your buildings." retry={retry} />
  return (
    <Stack component="section" gap="sm" mb="xl" aria-labelledby="my-buildings">
      <Title order={2} size="h4" id="my-buildings">
        Your buildings
      </Title>
      {buildings.length === 0 && <Text c="dimmed">You don’t belong to a building yet.</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {buildings.map((building) => (
          <BuildingCard
            key={building._id}
            name={building.name}
            text={`${building.city}, ${building.province} · ${roleNamed(building.userRole)}${building._id === current?._id ? ' · current' : ''}`}
            onChoose={() => {
              choose(building)
              void navigate('/dashboard')
            }}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
