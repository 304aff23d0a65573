import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { treasurerLine, treasurersIn } from './term-words.ts'

/** Names the treasurer of today, with a link to the terms. */
export function TreasurerNow() {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { data, isError, refetch } = useRoute(api.units.council, {}, { staleTime: 0 })
  return (
    <Stack gap={4}>
      <LoadedPart
        part={{ data, failed: isError, retry: () => void refetch() }}
        shape="list-item"
        rows={1}
        failed="We couldn’t load who the treasurer is."
      >
        {(read) => {
          const treasurers = treasurersIn(read)
          return treasurers.length === 0 ? (
            <Text>No one on {council.seat} holds the office of treasurer.</Text>
          ) : (
            treasurers.map((term) => (
              <Text key={term._id} style={{ overflowWrap: 'anywhere' }}>
                {treasurerLine(term)}
              </Text>
            ))
          )
        }}
      </LoadedPart>
      <Anchor component={Link} to="/settings/council" w="fit-content" display="inline-flex" mih="var(--finger)">
        View terms and offices
      </Anchor>
    </Stack>
  )
}
