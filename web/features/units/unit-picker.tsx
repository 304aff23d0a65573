import { Button, Chip, Group, Input, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { UnitSummary } from '../../../contract/units.ts'
import { floorName, floorsOf } from './floors.ts'
import { matchingUnits } from './matching.ts'

interface Props {
  label: string
  units: readonly UnitSummary[]
  value: readonly string[]
  onChange(unitIds: string[]): void
  error?: string | undefined
}

const whoLivesThere = ({ unitNumber, owners, tenants }: UnitSummary) =>
  [`Unit ${unitNumber}`, ...owners, ...tenants].join(', ')

/** Chooses units of the building: by search, by whole floors, or one by one. */
export function UnitPicker({ label, units, value, onChange, error }: Props) {
  const [search, setSearch] = useState('')
  const shown = matchingUnits(units, search)
  const chosen = new Set(value)
  const setChosen = (ids: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  return (
    <Input.Wrapper
      component="fieldset"
      labelElement="div"
      label={label}
      error={error}
      errorProps={{ role: 'alert' }}
      m={0}
      p={0}
      bd={0}
    >
      <Stack gap="sm" mt={4}>
        <Group align="end">
          <TextInput
            flex={1}
            aria-label="Search units by number or name"
            placeholder="Unit number or name"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Button variant="subtle" disabled={value.length === 0} onClick={() => onChange([])}>
            Clear
          </Button>
        </Group>
        <Text size="sm" role="status">
          {value.length === 1 ? '1 unit chosen' : `${value.length} units chosen`}
          {search && `, ${shown.length} shown`}
        </Text>
        <ScrollArea.Autosize mah={360} type="auto" viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': label }}>
          <Stack gap="md" pr="sm">
            {floorsOf(shown).map(({ floor, units: here }) => {
              const ids = here.map(({ _id }) => _id)
              const all = ids.every((id) => chosen.has(id))
              return (
                <Stack key={floor} gap={6}>
                  <Group justify="space-between" wrap="nowrap">
                    <Text size="sm" fw={600}>
                      {floorName(floor)}
                    </Text>
                    <Button variant="subtle" size="compact-sm" onClick={() => setChosen(ids, !all)}>
                      {all ? 'None' : 'All'} of {floor === null ? 'these' : `floor ${floor}`}
                    </Button>
                  </Group>
                  <Group gap={8}>
                    {here.map((unit) => (
                      <Chip
                        key={unit._id}
                        size="sm"
                        checked={chosen.has(unit._id)}
                        onChange={(on) => setChosen([unit._id], on)}
                        aria-label={whoLivesThere(unit)}
                        title={[...unit.owners, ...unit.tenants].join(', ')}
                      >
                        {unit.unitNumber}
                      </Chip>
                    ))}
                  </Group>
                </Stack>
              )
            })}
            {shown.length === 0 && <Text c="dimmed">No unit matches “{search}”.</Text>}
          </Stack>
        </ScrollArea.Autosize>
      </Stack>
    </Input.Wrapper>
  )
}
