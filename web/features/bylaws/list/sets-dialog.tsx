import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { BylawSetChange, BylawSetDraft, type BylawSet } from '../../../../contract/bylaws/bylaw.ts'
import { bylawKindLabels } from '../../../../contract/bylaws/bylaw-words.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { shownOfBylaws } from '../shown.ts'

/** The sets that texts belong to: adds, renames and removes them. */
export const SetsDialog = ({ onClose }: { onClose: () => void }) => {
  const sets = useRoute(api.bylaws.sets, {}, { staleTime: 0 })
  const [edited, setEdited] = useState<BylawSet | 'new' | null>(null)
  const back = () => setEdited(null)
  return (
    <Dialog onClose={onClose} title={edited === null ? 'Sets' : edited === 'new' ? 'Add a set' : 'Rename the set'}>
      {edited === 'new' && <NewSet onClose={back} />}
      {edited !== null && edited !== 'new' && <RenamedSet set={edited} onClose={back} />}
      {edited === null && (
        <Loaded query={sets} shape="list-item" rows={2} failed="We couldn’t load the sets.">
          {(found) => <SetList sets={found} onEdit={setEdited} />}
        </Loaded>
      )}
    </Dialog>
  )
}

interface ListProps {
  sets: readonly BylawSet[]
  onEdit: (set: BylawSet | 'new') => void
}

const SetList = ({ sets, onEdit }: ListProps) => (
  <Stack gap="sm">
    <Text size="sm">
      Bylaws and rules belong to a set, such as the bylaws of the whole building, those of a section, or the pool rules.
    </Text>
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Sets">
      {sets.map((set) => (
        <Card component="li" key={set._id} padding="sm">
          <Group justify="space-between" gap="sm">
            <div style={{ overflowWrap: 'anywhere' }}>
              <Text fw={600}>{set.name}</Text>
              <Text size="sm" c="dimmed">
                {bylawKindLabels[set.kind]}, {set.inForce} in force
              </Text>
            </div>
            <Group gap="xs">
              <Button variant="default" aria-label={`Rename ${set.name}`} onClick={() => onEdit(set)}>
                Rename
              </Button>
              {set.inForce === 0 && <RemoveButton set={set} />}
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
    <Button
      variant="default"
      w="fit-content"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => onEdit('new')}
    >
      Add a set
    </Button>
  </Stack>
)

const RemoveButton = ({ set: { _id: id, name } }: { set: BylawSet }) => {
  const remove = useAction(api.bylaws.removeSet, {
    done: `“${name}” removed`,
    failed: 'We couldn’t remove the set. Please try again.',
    refresh: shownOfBylaws,
  })
  return (
    <BusyButton
      variant="default"
      aria-label={`Remove ${name}`}
      busy={remove.busy}
      busyText="Removing..."
      onClick={() => void remove.run({ params: { id } })}
    >
      Remove
    </BusyButton>
  )
}

const kindOptions = [
  { value: 'bylaw', label: bylawKindLabels.bylaw, description: 'Owners pass them.' },
  { value: 'rule', label: bylawKindLabels.rule, description: 'They apply to common property.' },
]

const NewSet = ({ onClose }: { onClose: () => void }) => {
  const form = useContractForm(BylawSetDraft, { kind: 'bylaw', name: '' })
  const add = useAction(api.bylaws.addSet, { done: ({ name }) => `“${name}” added`, refresh: shownOfBylaws })
  return (
    <StepForm form={form} onSend={(body) => add.send({ body })} onClose={onClose} button="Add set" label="New set">
      <TextField
        control={form.control}
        name="name"
        label="Name"
        placeholder="Pool rules"
        autoComplete="off"
        withAsterisk
      />
      <RadioField control={form.control} name="kind" label="Kind" options={kindOptions} />
    </StepForm>
  )
}

const Named = BylawSetChange.omit({ version: true })

const RenamedSet = ({ set, onClose }: { set: BylawSet; onClose: () => void }) => {
  const { send, theirs, version } = useRecordStep(api.bylaws.changeSet, set, {
    done: 'Set renamed',
    shown: shownOfBylaws,
  })
  const form = useContractForm(Named, { name: set.name })
  return (
    <StepForm
      form={form}
      onSend={({ name }) => send({ params: { id: set._id }, body: { name, version } })}
      onClose={onClose}
      button="Rename set"
      label={`Rename ${set.name}`}
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this set" />}
    >
      <TextField control={form.control} name="name" label="Name" autoComplete="off" withAsterisk />
    </StepForm>
  )
}
