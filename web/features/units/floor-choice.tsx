import { Button, Chip, Group, Stack, Text } from '@mantine/core'
import type { UnitSummary } from '../../../contract/units.ts'
import { floorName, type Floor } from './floors.ts'

interface Props {
  floor: Floor<UnitSummary>
  chosen: ReadonlySet<string>
  onChoose(unitIds: readonly string[], on: boolean): void
}

const whoLivesThere = ({ unitNumber, owners, tenants }: UnitSummary) =>
  [`Unit ${unitNumber}`, ...owners, ...tenants].join(', ')

/** A floor of the picker: all of its units at once, or one by one. */
export function FloorChoice({ floor: { floor, units }, chosen, onChoose }: Props) {
  const ids = units.map(({ _id }) => _id)
  const all = ids.every((id) => chosen.has(id))
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {floorName(floor)}
        </Text>
        <Button variant="subtle" size="compact-md" onClick={() => onChoose(ids, !all)}>
          {all ? 'None' : 'All'} of {floor === null ? 'these' : `floor ${floor}`}
        </Button>
      </Group>
      <Group gap={8}>
        {units.map((unit) => (
          <Chip
            variant="outline"
            key={unit._id}
            checked={chosen.has(unit._id)}
            onChange={(on) => onChoose([unit._id], on)}
            aria-label={whoLivesThere(unit)}
            title={[...unit.owners, ...unit.tenants].join(', ')}
          >
            {unit.unitNumber}
          </Chip>
        ))}
      </Group>
    </Stack>
  )
}
