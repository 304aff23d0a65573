import { Anchor, Card, Group, Text } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { Link } from 'react-router'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'

/** The way to the pages of one's own units; nothing for whoever has none, and while they are not known. */
export function OwnUnits() {
  const units = useRoute(api.units.mine).data ?? []
  if (units.length === 0) return null
  return (
    <Card component="nav" aria-label={units.length === 1 ? 'Your unit' : 'Your units'} padding="sm" mb="md">
      <Group gap="md">
        <Group gap="xs">
          <IconHome size={20} aria-hidden />
          <Text fw={600}>{units.length === 1 ? 'Your unit' : 'Your units'}</Text>
        </Group>
        {units.map(({ _id, unitNumber }) => (
          <Anchor
            key={_id}
            component={Link}
            to={`/unit-management/${_id}`}
            display="inline-flex"
            mih={44}
            style={{ alignItems: 'center' }}
          >
            Unit {unitNumber}
          </Anchor>
        ))}
      </Group>
    </Card>
  )
}
