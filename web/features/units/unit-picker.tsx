import { Button, Group, Input, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { UnitSummary } from '../../../contract/units.ts'
import { FloorChoice } from './floor-choice.tsx'
import { floorsOf } from './floors.ts'
import { matchingUnits } from './matching.ts'

interface Props {
  label: string
  units: readonly UnitSummary[]
  value: readonly string[]
  onChange(unitIds: string[]): void
  error?: string | undefined
}

/** Chooses units of the building: by search, by whole floors, or one by one. */
export function UnitPicker({ label, units, value, onChange, error }: Props) {
  const [search, setSearch] = useState('')
  const shown = matchingUnits(units, search)
  const chosen = new Set(value)
  const choose = (ids: readonly string[], on: boolean) =>
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
            {floorsOf(shown).map((floor) => (
              <FloorChoice key={floor.floor} floor={floor} chosen={chosen} onChoose={choose} />
            ))}
            {shown.length === 0 && <Text c="dimmed">No units match “{search}”.</Text>}
          </Stack>
        </ScrollArea.Autosize>
      </Stack>
    </Input.Wrapper>
  )
}
