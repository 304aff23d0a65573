import { ActionIcon, Group, Input, Paper, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fileMostBytes, filesMost } from '../../../contract/limits.ts'
import type { Attachment } from '../../../contract/notices.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileSize } from '../../ui/file-size.tsx'
import { fileTypes, fileTypesInWords, takeFiles } from './notice-files.ts'

interface Props {
  files: readonly File[]
  onFiles(files: File[]): void
  attached: readonly Attachment[]
  removed: readonly string[]
  onRemoved(ids: string[]): void
}

interface RowProps {
  name: string
  size: number
  struck?: boolean
  action: React.ReactNode
}

const FileRow = ({ name, size, struck = false, action }: RowProps) => (
  <Paper withBorder component="li" px="sm" py={4}>
    <Group wrap="nowrap" gap="sm">
      <IconPaperclip size={18} aria-hidden />
      <Text flex={1} size="sm" td={struck ? 'line-through' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {name}{' '}
        <Text span inherit c="dimmed">
          {struck ? 'will be removed' : <FileSize bytes={size} />}
        </Text>
      </Text>
      {action}
    </Group>
  </Paper>
)

/** The files of a notice: those attached already, those chosen now, and a place to drop more. */
export function FilesField({ files, onFiles, attached, removed, onRemoved }: Props) {
  const labelId = useId()
  const [refused, setRefused] = useState<string[]>([])
  const staying = attached.filter(({ _id }) => !removed.includes(_id)).length
  const add = (more: File[]) => {
    const taken = takeFiles(files, more, staying)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  return (
    <Input.Wrapper
      label="Files"
      labelElement="div"
      labelProps={{ id: labelId }}
      description={`${fileTypesInWords}; up to ${filesMost} files of ${fileMostBytes / 1024 / 1024} MB each.`}
      error={refused.length > 0 && refused.map((sentence) => <div key={sentence}>{sentence}</div>)}
      errorProps={{ role: 'alert' }}
    >
      <Stack gap="xs" mt="xs">
        {attached.length + files.length > 0 && (
          <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby={labelId}>
            {attached.map(({ _id, fileName, fileSize }) => {
              const struck = removed.includes(_id)
              return (
                <FileRow
                  key={_id}
                  name={fileName}
                  size={fileSize}
                  struck={struck}
                  action={
                    <ActionIcon
                      aria-label={struck ? `Keep ${fileName}` : `Remove ${fileName}`}
                      onClick={() => onRemoved(struck ? removed.filter((id) => id !== _id) : [...removed, _id])}
                    >
                      {struck ? <IconArrowBackUp size={18} /> : <IconTrash size={18} />}
                    </ActionIcon>
                  }
                />
              )
            })}
            {files.map((file) => (
              <FileRow
                key={`${file.name}/${file.size}/${file.lastModified}`}
                name={file.name}
                size={file.size}
                action={
                  <ActionIcon
                    aria-label={`Remove ${file.name}`}
                    onClick={() => onFiles(files.filter((other) => other !== file))}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                }
              />
            ))}
          </Stack>
        )}
        <FileDrop button="Choose files" accept={fileTypes} multiple onFiles={add} labelId={labelId} />
      </Stack>
    </Input.Wrapper>
  )
}
