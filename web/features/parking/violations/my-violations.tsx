import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { kindLabels, violationNumber } from '../../../../contract/parking/violation-words.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { ViolationState } from './violation-state.tsx'

/** Parking violations that concern one's own unit. */
export default function MyViolations() {
  const violations = useList(api.parking.myViolations, { query: {} }, { staleTime: 0 })
  return (
    <ListPart
      list={violations}
      shape="card"
      empty={<Empty title="No violations">Your unit and your visitors have no parking violations.</Empty>}
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} aria-label="My unit’s violations" style={{ listStyle: 'none' }}>
          {items.map((one) => (
            <li key={one._id}>
              <Card component="article" padding="md">
                <Group justify="space-between" gap="xs">
                  <Anchor
                    component={Link}
                    to={`/parking/violations/${one._id}`}
                    fw={600}
                    mih="var(--finger)"
                    display="inline-flex"
                    style={{ alignItems: 'center' }}
                  >
                    {violationNumber(one)}: {kindLabels[one.kind]}
                  </Anchor>
                  <ViolationState one={one} />
                </Group>
                <Text size="sm" c="dimmed">
                  {one.licensePlate ?? 'Plate erased'} · seen <Instant at={one.seenAt} />
                </Text>
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}
