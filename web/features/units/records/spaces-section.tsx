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

const labels = { kind: 'What it is', label: 'Number' }

/** The stalls and lockers that go with a unit. */
export function SpacesSection({ unit }: { unit: Unit }) {
  const remove = useAction(api.units.removeSpace, { done: 'It no longer goes with this unit', refresh: staleAfterUnit })
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
          ? 'No stall or locker goes with this unit. The list of owners names those that are here.'
          : 'No stall or locker goes with this unit.'
      }
      nameOf={nameOf}
      canEdit={() => false}
      remove={{
        words: (space) => ({
          title: `Take ${nameOf(space)} off this unit?`,
          text: 'It can be given to another unit afterwards.',
          yes: 'Take off',
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
      done="It goes with this unit now"
      failed="It could not be added. Nothing you typed is lost; please try again."
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
