import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import type { ChosenLevels, Level, Levels } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { ApiError, wordsOfChange } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
const levels: readonly Level[] = ['none', 'read', 'manage']

/** Says what each role may do in a place. */
export function LevelsDialog({ place, people, onClose }: Props) {
  const [chosen, setChosen] = useState(place.chosen)
  const { save, busy, refused } = useSaveLevels(place, onClose)
  const words = place.folderId === null ? 'Suggested' : 'Same as the category'
  return (
    <Dialog onClose={onClose} title={`Permissions for ${place.name}`}>
      <Stack>
        {chosenRoles.map((role) => (
          <Select
            key={role}
            label={people[role]}
            allowDeselect={false}
            data={[
              { value: asAbove, label: `${words}: ${levelLabels[place.above[role]].toLowerCase()}` },
              ...levels.map((level) => ({ value: level, label: levelLabels[level] })),
            ]}
            value={chosen[role] ?? asAbove}
            onChange={(value) => setChosen({ ...chosen, [role]: value === asAbove ? null : (value as Level) })}
          />
        ))}
        {refused && (
          <Alert color="orange" role="alert">
            <Text size="sm">{refused}</Text>
            <Text size="sm">{`Current permissions: ${levelsInWords(place.levels, people)}`}</Text>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton busy={busy} busyText="Saving..." onClick={() => void save(chosen)}>
            Save
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Saves over the present version; what somebody else saved meanwhile is shown first. */
const useSaveLevels = ({ category, folderId, name, version }: PlaceOfLevels, onDone: () => void) => {
  const [refused, setRefused] = useState<string | null>(null)
  const refresh = useRefresh()
  const change = useAction(api.documents.setPermissions, {
    done: `Permissions for ${name} saved`,
    refresh: [api.documents.permissions, ...shownOfDocuments],
  })
  const save = async (chosen: ChosenLevels) => {
    setRefused(null)
    try {
      await change.send({ body: { category, folderId: folderId ?? '', chosen, version } })
      onDone()
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'STALE'
      if (stale) await refresh(api.documents.permissions)
      setRefused(
        stale
          ? 'Someone else just changed this. Your choices are still here but weren’t saved.'
          : wordsOfChange(error, 'We couldn’t save the permissions. Please try again.'),
      )
    }
  }
  return { save, busy: change.busy, refused }
}
