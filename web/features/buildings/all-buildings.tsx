import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundBuilding } from '../../../contract/buildings.ts'
import { pageMost, reasonMostChars } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { call } from '../../api/call.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { BuildingCard } from './building-card.tsx'
import { useEnter } from './use-enter.ts'

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

/** All of them, for a superadmin, who says why they come; it stands in the building's history. */
export const AllBuildings = () => {
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const enter = useEnter()
  const found = useQuery({
    queryKey: [api.buildings.list.path, words],
    queryFn: () => findAll(words),
    placeholderData: (before) => before,
  })
  return (
    <Stack gap="md">
      <TextInput
        label="Reason for access"
        description="Recorded in the building’s history with your name, the time and what you viewed."
        placeholder="For example: help with the roster import"
        maxLength={reasonMostChars}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <SearchField label="Building name or city" value={words} onChange={setWords} />
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
                onChoose={() => void enter(building, reason)}
              />
            ))}
          </SimpleGrid>
        )}
      </Loaded>
      {found.data?.more && <Text c="dimmed">More buildings are available. Search by name or city.</Text>}
    </Stack>
  )
}
