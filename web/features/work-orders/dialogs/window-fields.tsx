import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { windowsMost } from '../../../../contract/limits/work-orders.ts'
import type { Windows } from '../../../../contract/work-orders/bodies.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'

type WindowsIn = z.input<typeof Windows>
const one = { on: '', from: '09:00', until: '11:00' }
export const noWindows: WindowsIn = { windows: [one] }

/** Up to three times for a visit, by the building's clocks. */
export const WindowFields = ({ control }: { control: Control<WindowsIn, unknown, Windows> }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' })
  return (
    <Stack gap="sm">
      {fields.map(({ id }, index) => (
        <Card key={id} padding="sm" role="group" aria-label={`Time ${index + 1}`}>
          <Group justify="space-between" mb={4} mih={44}>
            <Text fw={600}>Time {index + 1}</Text>
            {fields.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Remove time ${index + 1}`}
                onClick={() => remove(index)}
              >
                <IconTrash size={20} />
              </ActionIcon>
            )}
          </Group>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <DayField control={control} name={`windows.${index}.on`} label="Date" />
            <TextField control={control} name={`windows.${index}.from`} label="From" type="time" />
            <TextField control={control} name={`windows.${index}.until`} label="Until" type="time" />
          </SimpleGrid>
        </Card>
      ))}
      {fields.length < windowsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(one)}
        >
          Offer another time
        </Button>
      )}
    </Stack>
  )
}
