import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import type { Budget } from '../../../contract/budget/budget.ts'
import { budgetLinesMost } from '../../../contract/limits/budget.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { LinesForm, LinesValues } from './lines.ts'

interface Props {
  control: KeptControl<LinesValues, z.output<typeof LinesForm>>
  categories: Budget['categories']
}

const kinds = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Other income' },
]
const empty = { kind: 'expense', name: '', yearCents: '' } as const

/** The lines of the operating budget, as many as are needed, and the contribution to the reserve. */
export const LinesFields = ({ control, categories }: Props) => {
  const { fee, reserveFund } = labelsFor(useBuilding().jurisdiction)
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  return (
    <>
      <Panel title="Operating budget" text={`Expenses, and income other than ${fee.many}.`}>
        <datalist id="budget-categories">
          {[...new Set(categories.map(({ name }) => name))].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        {fields.length === 0 && <Text c="dimmed">No lines yet.</Text>}
        <Stack gap="sm">
          {fields.map(({ id }, index) => (
            <Line key={id} control={control} index={index} onRemove={() => remove(index)} />
          ))}
        </Stack>
        {fields.length < budgetLinesMost && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => append(empty)}
          >
            Add a line
          </Button>
        )}
      </Panel>
      <Panel title={reserveFund.One} text="The amount that owners contribute in the year.">
        <TextField
          control={control}
          name="reserveCents"
          label="Contribution in dollars"
          inputMode="decimal"
          autoComplete="off"
          maw={320}
        />
      </Panel>
    </>
  )
}

const Line = ({ control, index, onRemove }: Pick<Props, 'control'> & { index: number; onRemove: () => void }) => (
  <Card padding="sm" role="group" aria-label={`Line ${index + 1}`}>
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" flex={1}>
        <TextField
          control={control}
          name={`lines.${index}.name`}
          label="Category"
          list="budget-categories"
          autoComplete="off"
        />
        <NativeSelectField control={control} name={`lines.${index}.kind`} label="Type" data={kinds} />
        <TextField
          control={control}
          name={`lines.${index}.yearCents`}
          label="Annual amount in dollars"
          inputMode="decimal"
          autoComplete="off"
        />
      </SimpleGrid>
      <ActionIcon variant="subtle" color="red" aria-label={`Remove line ${index + 1}`} onClick={onRemove}>
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  </Card>
)
