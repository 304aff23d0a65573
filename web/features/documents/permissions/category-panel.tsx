import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { CategoryPermissions } from '../../../../contract/documents/folders.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Why } from '../../../ui/why.tsx'
import { levelsInWords, type ChosenRole } from './level-words.ts'
import { LevelsDialog, type PlaceOfLevels } from './levels-dialog.tsx'

interface Props {
  permissions: CategoryPermissions
  people: Record<ChosenRole, string>
}

/** Who may do what in a category and in its folders, and why that is so where nobody chose otherwise. */
export function CategoryPanel({ permissions, people }: Props) {
  const { category, usual, why, source, unverified, folders } = permissions
  const label = documentCategoryLabels[category]
  const isUsual = Object.values(permissions.chosen).every((level) => level === null)
  return (
    <Panel title={label}>
      <PlaceRow
        place={{ ...permissions, category, folderId: null, name: label, above: usual }}
        words={isUsual ? 'Suggested' : 'Set by your building'}
        people={people}
      />
      {folders.map((folder) => (
        <PlaceRow
          key={folder._id}
          place={{ ...folder, category, folderId: folder._id, above: permissions.levels }}
          words={
            Object.values(folder.chosen).every((level) => level === null)
              ? `Folder ${folder.name}: same as the category`
              : `Folder ${folder.name}: set by your building`
          }
          people={people}
        />
      ))}
      <Why reason={{ why, source, unverified }} of={label} />
    </Panel>
  )
}

interface RowProps {
  place: PlaceOfLevels
  words: string
  people: Props['people']
}

function PlaceRow({ place, words, people }: RowProps) {
  const [changing, setChanging] = useState(false)
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
      {changing && <LevelsDialog place={place} people={people} onClose={() => setChanging(false)} />}
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {words}
        </Text>
        <Text size="sm">{levelsInWords(place.levels, people)}</Text>
      </Stack>
      <Button
        variant="default"
        flex="none"
        aria-label={`Change permissions for ${place.name}`}
        onClick={() => setChanging(true)}
      >
        Change
      </Button>
    </Group>
  )
}
