import { ActionIcon, Group, Paper, Text } from '@mantine/core'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import { FileSize } from './file-size.tsx'

interface Props {
  file: File
  onRemove: () => void
}

/** A file that was chosen and not sent yet. */
export const ChosenFile = ({ file, onRemove }: Props) => (
  <Paper withBorder px="sm" py={4}>
    <Group wrap="nowrap" gap="sm">
      <IconPaperclip size={18} aria-hidden />
      <Text flex={1} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {file.name}{' '}
        <Text span inherit c="dimmed">
          <FileSize bytes={file.size} />
        </Text>
      </Text>
      <ActionIcon aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  </Paper>
)
