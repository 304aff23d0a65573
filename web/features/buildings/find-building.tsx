import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { OptionalBuildingCode } from '../../../contract/fields.ts'
import { searchLeastChars } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { BuildingCard } from './building-card.tsx'

/** Finds a building by name, city or address, or takes what was typed for its code, to ask for access to it. */
export const FindBuilding = () => {
  const [words, setWords] = useState('')
  const code = OptionalBuildingCode.safeParse(words)
  const enough = words.trim().length >= searchLeastChars
  const found = useRoute(
    api.buildings.search,
    { query: { query: words.trim() } },
    { enabled: enough, keepPrevious: true },
  )
  return (
    <Stack component="section" gap="sm" aria-labelledby="find-building">
      <Title order={2} size="h4" id="find-building">
        Find a building
      </Title>
      <SearchField label="Building name, address or code" value={words} onChange={setWords} />
      {enough ? (
        <Loaded
          query={found}
          shape="list-item"
          rows={2}
          empty={
            <Empty title="No building found" picture="building">
              Try part of its name or address, or ask your property manager what name it’s listed under.
            </Empty>
          }
        >
          {(buildings) => (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {buildings.map(({ _id, name, address, city }) => (
                <BuildingCard
                  key={_id}
                  name={name}
                  text={`${address}, ${city} · Request access`}
                  to={`/request-access/${_id}`}
                />
              ))}
            </SimpleGrid>
          )}
        </Loaded>
      ) : (
        <Text c="dimmed" size="sm">
          Type at least {searchLeastChars} letters.
        </Text>
      )}
      {code.success && code.data && (
        <Anchor component={Link} to={`/request-access/${code.data}`} w="fit-content" py="xs">
          Is {code.data} your building’s code? Request access with it
        </Anchor>
      )}
    </Stack>
  )
}
