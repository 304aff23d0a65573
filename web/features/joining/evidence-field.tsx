import { ActionIcon, Group, Input, Paper, Stack, Text } from '@mantine/core'
import { IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useSession } from '../../api/session.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileSize } from '../../ui/file-size.tsx'
import { evidenceTypes, takeFiles } from './evidence-files.ts'

interface Props {
  files: readonly File[]
  onFiles: (files: File[]) => void
}

const about = 'A lease, a tax notice or a letter with your name and unit: PDF, pictures or Word, up to 3 files.'
const unconfirmed = 'You can send files along once your email address is confirmed.'

/** Files by which somebody shows that the unit is theirs. */
export const EvidenceField = ({ files, onFiles }: Props) => {
  const labelId = useId()
  const confirmed = useSession().user?.emailVerified !== false
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = (more: File[]) => {
    const taken = takeFiles(files, more)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  return (
    <Input.Wrapper
      label="Evidence, if you have some"
      labelElement="div"
      labelProps={{ id: labelId }}
      description={confirmed ? `${about} Only those who decide see it.` : unconfirmed}
      error={refused.length > 0 && refused.map((sentence) => <div key={sentence}>{sentence}</div>)}
      errorProps={{ role: 'alert' }}
    >
      {confirmed && (
        <Stack gap="xs" mt="xs">
          {files.map((file) => (
            <ChosenFile
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              onRemove={() => onFiles(files.filter((other) => other !== file))}
            />
          ))}
          <FileDrop button="Choose files" accept={evidenceTypes} multiple onFiles={add} labelId={labelId} />
        </Stack>
      )}
    </Input.Wrapper>
  )
}

const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
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
