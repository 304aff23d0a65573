import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Budget } from '../../../contract/budget/budget.ts'
import { budgetLinesMost } from '../../../contract/limits/budget.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GroupsFields } from './groups-fields.tsx'
import type { EditedBudget, LinesValues } from './lines.ts'

interface Props {
  form: EditedBudget
  categories: Budget['categories']
}

const kinds = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Other income' },
]
const empty = { kind: 'expense', name: '', yearCents: '' } as const

/** The lines of the operating budget, as many as are needed, who shares them, and the contribution to the reserve. */
export const LinesFields = ({ form, categories }: Props) => {
  const { control } = form
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
      <GroupsFields form={form} />
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

type LineProps = Pick<EditedBudget, 'control'> & { index: number }

const Line = ({ control, index, onRemove }: LineProps & { onRemove: () => void }) => {
  const groups = useWatch({ control, name: 'groups' })
  const kind = useWatch({ control, name: `lines.${index}.kind` })
  const columns = groups.length === 0 ? { base: 1, sm: 3 } : { base: 1, sm: 2, md: 4 }
  return (
    <Card padding="sm" role="group" aria-label={`Line ${index + 1}`}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <SimpleGrid cols={columns} spacing="sm" flex={1}>
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
          {groups.length > 0 && kind === 'expense' && <SharedBy control={control} index={index} groups={groups} />}
        </SimpleGrid>
        <ActionIcon variant="subtle" color="red" aria-label={`Remove line ${index + 1}`} onClick={onRemove}>
          <IconTrash size={20} />
        </ActionIcon>
      </Group>
    </Card>
  )
}

/** Who shares an expense. */
const SharedBy = ({ control, index, groups }: LineProps & Pick<LinesValues, 'groups'>) => {
  const named = groups.map(({ name }, place) => ({
    value: String(place),
    label: name.trim() || `Group ${place + 1}`,
  }))
  return (
    <NativeSelectField
      control={control}
      name={`lines.${index}.group`}
      label="Shared by"
      data={[{ value: '', label: 'All units' }, ...named]}
    />
  )
}
