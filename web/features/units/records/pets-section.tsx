import { SimpleGrid, Text } from '@mantine/core'
import { PetDraft, type Pet } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { choicesOf, fromWords, petWords, valuesOf } from './unit-record.ts'

const labels = { kind: 'Type', name: 'Name', breed: 'Breed', notes: 'Terms' }
const empty = { kind: 'dog', name: '', breed: '', notes: '' }

const called = ({ kind, name }: Pet) => name ?? petWords[kind].toLowerCase()

/** The animals that live in a unit. */
export function PetsSection({ unit, pets }: { unit: Unit; pets: readonly Pet[] }) {
  const remove = useAction(api.units.removePet, { done: 'Pet removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="pets"
      title="Pets"
      items={pets}
      editable={unit.can.edit}
      add="Add a pet"
      empty={
        unit.can.edit
          ? 'No pets registered. Check the bylaws for the number and kinds allowed.'
          : 'No pets registered. Tell your manager about yours.'
      }
      nameOf={called}
      remove={{
        words: (pet) => ({
          title: `Remove ${called(pet)}?`,
          text: 'It will no longer be listed for this unit. The history is kept.',
          yes: 'Remove pet',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(pet, close) => <PetForm unit={unit} pet={pet} onDone={close} />}
    >
      {({ kind, name, breed, notes, from }) => (
        <>
          <Text fw={600}>{name ?? petWords[kind]}</Text>
          <Text size="sm" c="dimmed">
            {[[name && petWords[kind], breed].filter(Boolean).join(', '), fromWords(from)].filter(Boolean).join(' · ')}
          </Text>
          {notes && <PlainText size="sm">{notes}</PlainText>}
        </>
      )}
    </RecordSection>
  )
}

function PetForm({ unit, pet, onDone }: { unit: Unit; pet: Pet | null; onDone(): void }) {
  const add = useAction(api.units.addPet, { refresh: staleAfterUnit })
  const change = useAction(api.units.changePet, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={pet ? `pet/${pet._id}` : `unit/${unit._id}/pet`}
      schema={PetDraft}
      version={pet?.version ?? 0}
      initial={pet ? valuesOf(pet, empty) : empty}
      labels={labels}
      label={pet ? `Pet ${called(pet)}` : 'New pet'}
      save={pet ? 'Save pet' : 'Add pet'}
      done={pet ? 'Pet saved' : 'Pet added'}
      failed="We couldn’t save the pet. Please try again; nothing you typed was lost."
      send={(body, version) =>
        pet
          ? change.send({ params: { id: unit._id, recordId: pet._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <SelectField control={control} name="kind" label={labels.kind} data={choicesOf(petWords)} />
            <TextField control={control} name="name" label={labels.name} />
            <TextField control={control} name="breed" label={labels.breed} />
          </SimpleGrid>
          <TextAreaField control={control} name="notes" label={labels.notes} />
        </>
      )}
    </RecordForm>
  )
}
