import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FoundBuilding } from '../../../contract/buildings.ts'
import { pageMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { call } from '../../api/call.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { BuildingCard } from './building-card.tsx'

/** Every building of the platform that fits the words; the search stands in when the list does not answer. */
const findAll = async (words: string): Promise<{ buildings: FoundBuilding[]; more: boolean }> => {
  try {
    const query = { limit: pageMost, ...(words && { search: words }) }
    const { items, nextCursor } = await call(api.buildings.list, { query })
    return { buildings: items, more: nextCursor !== null }
  } catch {
    return { buildings: await call(api.buildings.search, { query: { query: words } }), more: false }
  }
}

export const AllBuildings = () => {
  const [words, setWords] = useState('')
  const { choose } = useBuildingSelection()
  const navigate = useNavigate()
  const found = useQuery({
    queryKey: [api.buildings.list.path, words],
    queryFn: () => findAll(words),
    placeholderData: (before) => before,
  })
  return (
    <Stack gap="md">
      <SearchField label="Name or city of the building" value={words} onChange={setWords} />
      <Loaded
        query={{ ...found, data: found.data?.buildings }}
        shape="list-item"
        empty={<Empty title="No building found" />}
      >
        {(buildings) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {buildings.map((building) => (
              <BuildingCard
                key={building._id}
                name={building.name}
                text={building.city}
                onChoose={() => {
                  choose(building)
                  void navigate('/dashboard')
                }}
              />
            ))}
          </SimpleGrid>
        )}
      </Loaded>
      {found.data?.more && <Text c="dimmed">There are more buildings. Search by name or city to find one.</Text>}
    </Stack>
  )
}
