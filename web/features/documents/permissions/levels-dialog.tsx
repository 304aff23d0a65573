import { z } from 'zod'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { Level, type ChosenLevels, type Levels } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfDocuments } from '../shown.ts'
import { chosenRoles, levelLabels, levelsInWords, type ChosenRole } from './level-words.ts'

/** A category or folder, with what holds in it and what would hold if nothing were chosen. */
export interface PlaceOfLevels {
  category: DocumentCategory
  folderId: string | null
  name: string
  chosen: ChosenLevels
  levels: Levels
  above: Levels
  version: number
}

interface Props {
  place: PlaceOfLevels
  people: Record<ChosenRole, string>
  onClose: () => void
}

const asAbove = 'above'
const Choice = z.enum([asAbove, ...Level.options])
const Choices = z.object({ owner: Choice, tenant: Choice, member: Choice, visitor: Choice, council: Choice })
type Choices = z.output<typeof Choices>

const choicesOf = ({ chosen }: PlaceOfLevels) =>
  Object.fromEntries(chosenRoles.map((role) => [role, chosen[role] ?? asAbove])) as Choices

const chosenOf = (choices: Choices) =>
  Object.fromEntries(
    chosenRoles.map((role) => [role, choices[role] === asAbove ? null : choices[role]]),
  ) as ChosenLevels

const notSaved = () => 'Your choices are still here but weren’t saved.'

/** Says what each role may do in a place. */
export function LevelsDialog({ place, people, onClose }: Props) {
  const { category, folderId, name, above } = place
  const { send, theirs, version } = useRecordStep(api.documents.setPermissions, place, {
    done: `Permissions for ${name} saved`,
    shown: [api.documents.permissions, ...shownOfDocuments],
  })
  const form = useContractForm(Choices, choicesOf(place))
  const words = folderId === null ? 'Suggested' : 'Same as the category'
  const lines = ({ levels }: PlaceOfLevels) => [`Current permissions: ${levelsInWords(levels, people)}`]
  return (
    <StepDialog
      title={`Permissions for ${name}`}
      form={form}
      onSend={(choices) => send({ body: { category, folderId: folderId ?? '', chosen: chosenOf(choices), version } })}
      onClose={onClose}
      button="Save"
      failed="We couldn’t save the permissions. Please try again."
      conflict={<RecordConflict theirs={theirs} words={notSaved} lines={lines} />}
    >
      {chosenRoles.map((role) => (
        <SelectField
          key={role}
          control={form.control}
          name={role}
          label={people[role]}
          data={[
            { value: asAbove, label: `${words}: ${levelLabels[above[role]].toLowerCase()}` },
            ...Level.options.map((level) => ({ value: level, label: levelLabels[level] })),
          ]}
        />
      ))}
    </StepDialog>
  )
}
