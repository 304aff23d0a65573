import { ActionIcon, Group, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconPaperclip, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Attachment } from '../../../contract/notices.ts'
import { FileSize } from '../../ui/file-size.tsx'

interface Props {
  name: string
  note: ReactNode
  struck?: boolean
  action: ReactNode
}

const FileRow = ({ name, note, struck = false, action }: Props) => (
  <Paper withBorder component="li" px="sm" py={4}>
    <Group wrap="nowrap" gap="sm">
      <IconPaperclip size={18} aria-hidden />
      <Text flex={1} size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text span inherit td={struck ? 'line-through' : undefined}>
          {name}
        </Text>{' '}
        <Text span inherit c="dimmed">
          {note}
        </Text>
      </Text>
      {action}
    </Group>
  </Paper>
)

/** A file that goes along with the next save. */
export const ChosenFile = ({ file, onRemove }: { file: File; onRemove(): void }) => (
  <FileRow
    name={file.name}
    note={<FileSize bytes={file.size} />}
    action={
      <ActionIcon aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    }
  />
)

interface AttachedProps {
  attachment: Attachment
  removed: boolean
  onRemoved(removed: boolean): void
}

/** A file that the notice has already; taken off with the next save when it is struck out. */
export const AttachedFile = ({ attachment: { fileName, fileSize }, removed, onRemoved }: AttachedProps) => (
  <FileRow
    name={fileName}
    note={removed ? 'will be removed' : <FileSize bytes={fileSize} />}
    struck={removed}
    action={
      <ActionIcon aria-label={`${removed ? 'Keep' : 'Remove'} ${fileName}`} onClick={() => onRemoved(!removed)}>
        {removed ? <IconArrowBackUp size={18} /> : <IconTrash size={18} />}
      </ActionIcon>
    }
  />
)
