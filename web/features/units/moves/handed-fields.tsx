import { ActionIcon, Button, Card, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Section } from '../../../ui/section.tsx'
import { choicesOf, deviceWords, petWords } from '../records/unit-record.ts'
import type { MoveInControl } from './mover-fields.tsx'

interface RowsProps {
  title: string
  empty: string
  add: string
  onAdd(): void
  children: ReactNode
  count: number
}

const Rows = ({ title, empty, add, onAdd, children, count }: RowsProps) => (
  <Section title={title}>
    <Stack gap="sm">
      {count === 0 && <Text c="dimmed">{empty}</Text>}
      {children}
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd} w="fit-content">
        {add}
      </Button>
    </Stack>
  </Section>
)

const Row = ({ label, onRemove, children }: { label: string; onRemove(): void; children: ReactNode }) => (
  <Card padding="md" role="group" aria-label={label}>
    <Group justify="space-between" mb="xs">
      <Text fw={600}>{label}</Text>
      <ActionIcon aria-label={`Remove ${label}`} color="red" onClick={onRemove}>
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="sm">
      {children}
    </SimpleGrid>
  </Card>
)

type Whose = `devices.${number}.of` | `vehicles.${number}.of`

/** Which of the people who move in it belongs to. */
const OfField = ({ control, name, label }: { control: MoveInControl; name: Whose; label: string }) => {
  const people = useWatch({ control, name: 'people' })
  const { tie, value, error } = useField(control, name)
  const data = people.map(({ firstName, lastName, companyName }, index) => ({
    value: String(index),
    label: companyName || [firstName, lastName].filter(Boolean).join(' ') || `Person ${index + 1}`,
  }))
  return (
    <NativeSelect
      {...tie}
      label={label}
      data={data}
      value={typeof value === 'number' ? String(value) : '0'}
      onChange={({ currentTarget }) => tie.onChange(Number(currentTarget.value))}
      error={error}
    />
  )
}

/** Fobs and keys, vehicles and pets. */
export const HandedFields = ({ control }: { control: MoveInControl }) => {
  const devices = useFieldArray({ control, name: 'devices' })
  const vehicles = useFieldArray({ control, name: 'vehicles' })
  const pets = useFieldArray({ control, name: 'pets' })
  return (
    <Stack gap="xl">
      <Rows
        title="Fobs, keys, remotes and cards"
        empty="Nothing handed out."
        add="Add an item"
        count={devices.fields.length}
        onAdd={() => devices.append({ kind: 'fob', serial: '', of: 0 })}
      >
        {devices.fields.map(({ id }, index) => (
          <Row key={id} label={`Item ${index + 1}`} onRemove={() => devices.remove(index)}>
            <SelectField control={control} name={`devices.${index}.kind`} label="Type" data={choicesOf(deviceWords)} />
            <TextField control={control} name={`devices.${index}.serial`} label="Number" autoComplete="off" required />
            <OfField control={control} name={`devices.${index}.of`} label="Given to" />
          </Row>
        ))}
      </Rows>
      <Rows
        title="Vehicles"
        empty="No vehicles."
        add="Add a vehicle"
        count={vehicles.fields.length}
        onAdd={() => vehicles.append({ plate: '', make: '', model: '', colour: '', of: 0 })}
      >
        {vehicles.fields.map(({ id }, index) => (
          <Row key={id} label={`Vehicle ${index + 1}`} onRemove={() => vehicles.remove(index)}>
            <TextField control={control} name={`vehicles.${index}.plate`} label="Plate" autoComplete="off" required />
            <TextField control={control} name={`vehicles.${index}.make`} label="Make" autoComplete="off" />
            <TextField control={control} name={`vehicles.${index}.model`} label="Model" autoComplete="off" />
            <TextField control={control} name={`vehicles.${index}.colour`} label="Colour" autoComplete="off" />
            <OfField control={control} name={`vehicles.${index}.of`} label="Belongs to" />
          </Row>
        ))}
      </Rows>
      <Rows
        title="Pets"
        empty="No pets."
        add="Add a pet"
        count={pets.fields.length}
        onAdd={() => pets.append({ kind: 'cat', name: '', breed: '' })}
      >
        {pets.fields.map(({ id }, index) => (
          <Row key={id} label={`Pet ${index + 1}`} onRemove={() => pets.remove(index)}>
            <SelectField control={control} name={`pets.${index}.kind`} label="Type" data={choicesOf(petWords)} />
            <TextField control={control} name={`pets.${index}.name`} label="Name" autoComplete="off" />
            <TextField control={control} name={`pets.${index}.breed`} label="Breed" autoComplete="off" />
          </Row>
        ))}
      </Rows>
    </Stack>
  )
}
