import { SimpleGrid, Text } from '@mantine/core'
import { SpaceDraft, type Space } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { choicesOf, spaceWords } from './unit-record.ts'

const labels = { kind: 'Type', label: 'Number' }

/** The stalls and lockers that go with a unit. */
export function SpacesSection({ unit }: { unit: Unit }) {
  const remove = useAction(api.units.removeSpace, { done: 'Removed from this unit', refresh: staleAfterUnit })
  const nameOf = ({ kind, label }: Space) => `${spaceWords[kind].toLowerCase()} ${label}`
  return (
    <RecordSection
      id="spaces"
      title="Parking and storage"
      items={unit.spaces}
      editable={unit.can.edit}
      add="Add a stall or locker"
      empty={
        unit.can.edit
          ? 'No stalls or lockers are assigned to this unit. Those added here appear on the owner list.'
          : 'No stalls or lockers are assigned to this unit.'
      }
      nameOf={nameOf}
      canEdit={() => false}
      remove={{
        words: (space) => ({
          title: `Remove ${nameOf(space)} from this unit?`,
          text: 'It can then be assigned to another unit.',
          yes: 'Remove',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(_, close) => <SpaceForm unit={unit} onDone={close} />}
    >
      {({ kind, label }) => (
        <Text>
          <strong>{label}</strong>{' '}
          <Text span size="sm" c="dimmed">
            {spaceWords[kind]}
          </Text>
        </Text>
      )}
    </RecordSection>
  )
}

function SpaceForm({ unit, onDone }: { unit: Unit; onDone(): void }) {
  const add = useAction(api.units.addSpace, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={`unit/${unit._id}/space`}
      schema={SpaceDraft}
      initial={{ kind: 'stall', label: '' }}
      labels={labels}
      label="New stall or locker"
      save="Add to this unit"
      done="Added to this unit"
      failed="We couldn’t add this. Please try again; nothing you typed was lost."
      send={(body) => add.send({ params: { id: unit._id }, body })}
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <SelectField control={control} name="kind" label={labels.kind} data={choicesOf(spaceWords)} />
          <TextField control={control} name="label" label={labels.label} placeholder="P1-02" withAsterisk />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
