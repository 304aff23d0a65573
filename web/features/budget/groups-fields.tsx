import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, useFieldArray } from 'react-hook-form'
import { groupBasisLabelsWith } from '../../../contract/budget/budget-words.ts'
import { budgetGroupsMost } from '../../../contract/limits/budget.ts'
import { counted } from '../../../contract/text.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Panel } from '../../ui/panel.tsx'
import { UnitPicker, useAllUnits } from '../units/units.ts'
import { withoutGroup, type EditedBudget } from './lines.ts'

interface Props {
  form: EditedBudget
}

/** Groups of units that share some of the costs among themselves. */
export const GroupsFields = ({ form }: Props) => {
  const { control, getValues, setValue } = form
  const { entitlement } = labelsFor(useBuilding().jurisdiction)
  const { fields, append, remove } = useFieldArray({ control, name: 'groups' })
  const removeAt = (index: number) => {
    setValue('lines', withoutGroup(getValues('lines'), index), { shouldDirty: true })
    remove(index)
  }
  return (
    <Panel
      title="Cost-sharing groups"
      text={`All units share each cost by ${entitlement.one}. Add a group if only some of them share a cost, and choose it on the line.`}
    >
      <Stack gap="sm">
        {fields.map(({ id }, index) => (
          <OneGroup key={id} form={form} index={index} onRemove={() => removeAt(index)} />
        ))}
      </Stack>
      {fields.length < budgetGroupsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ name: '', basis: 'type', unitIds: [] })}
        >
          Add a group
        </Button>
      )}
    </Panel>
  )
}

const OneGroup = ({ form: { control }, index, onRemove }: Props & { index: number; onRemove: () => void }) => {
  const basisLabels = groupBasisLabelsWith(labelsFor(useBuilding().jurisdiction).lot)
  const { field, fieldState } = useController({ control, name: `groups.${index}.unitIds` })
  const [isNew] = useState(field.value.length === 0)
  const units = <Units value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
  return (
    <Card padding="sm" role="group" aria-label={`Group ${index + 1}`}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <Stack gap="sm" flex={1}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextField control={control} name={`groups.${index}.name`} label="Name" autoComplete="off" />
            <NativeSelectField
              control={control}
              name={`groups.${index}.basis`}
              label="Why they share it"
              data={Object.entries(basisLabels).map(([value, label]) => ({ value, label }))}
            />
          </SimpleGrid>
          {isNew ? (
            units
          ) : (
            <OnDemand words="Choose units" text={<Text size="sm">{counted(field.value.length, 'unit')}</Text>}>
              {units}
            </OnDemand>
          )}
        </Stack>
        <ActionIcon variant="subtle" color="red" aria-label={`Remove group ${index + 1}`} onClick={onRemove}>
          <IconTrash size={20} />
        </ActionIcon>
      </Group>
    </Card>
  )
}

interface UnitsProps {
  value: string[]
  onChange(unitIds: string[]): void
  error: string | undefined
}

const Units = (props: UnitsProps) => {
  const { items, error, isError, refetch } = useAllUnits()
  return (
    <Loaded
      query={{ data: items, error, isError, refetch }}
      shape="list-item"
      rows={3}
      failed="We couldn’t load the units."
    >
      {(units) => <UnitPicker label="Units" units={units} {...props} />}
    </Loaded>
  )
}
