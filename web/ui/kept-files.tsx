import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate, localDateOf } from '../../contract/time.ts'
import { BusyButton } from './busy-button.tsx'
import { FileSize } from './file-size.tsx'
import { FilesField } from './files-field.tsx'
import { useZone } from './moments.tsx'
import { Panel } from './panel.tsx'
import { useConfirm } from './use-confirm.tsx'

/** A file that is kept with a record, of one of a few kinds. */
interface Kept<Kind extends string> {
  _id: string
  kind: Kind
  fileName: string
  /** Bytes. */
  fileSize: number
  addedAt: string
}

interface Props<Kind extends string> {
  text: string
  files: readonly Kept<Kind>[]
  /** How many can be kept. */
  most: number
  labels: Readonly<Record<Kind, string>>
  /** What a new file is until somebody says otherwise. */
  usual: NoInfer<Kind>
  onTake: (file: Kept<Kind>) => void
  onDrop: (file: Kept<Kind>) => Promise<unknown>
  /** Adds files; answers nothing where that failed. */
  onAdd: (kind: Kind, files: readonly File[]) => Promise<unknown>
  adding: boolean
}

/** The files that are kept with a record: to download, to take off, and to add to. */
export const KeptFiles = <Kind extends string>(props: Props<Kind>) => {
  const { text, files, most } = props
  return (
    <Panel title="Files" text={text}>
      {files.length === 0 ? <Text c="dimmed">No files yet.</Text> : <FileList {...props} />}
      {files.length < most ? (
        <AddFiles {...props} />
      ) : (
        <Text c="dimmed">{most} files is the maximum. Remove one to add another.</Text>
      )}
    </Panel>
  )
}

const FileList = <Kind extends string>(props: Props<Kind>) => {
  const { files, labels, onTake, onDrop } = props
  const { ask, dialog } = useConfirm()
  const drop = async (file: Kept<Kind>) => {
    const question = {
      title: `Remove ${file.fileName}?`,
      text: 'It can no longer be opened here. Its name stays in the history.',
      yes: 'Remove',
      danger: true,
    }
    if (await ask(question)) await onDrop(file)
  }
  return (
    <Stack component="ul" aria-label="Files" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {files.map((file) => (
        <FileRow
          key={file._id}
          file={file}
          label={labels[file.kind]}
          onTake={() => onTake(file)}
          onDrop={() => void drop(file)}
        />
      ))}
      {dialog}
    </Stack>
  )
}

interface RowProps {
  file: Omit<Kept<string>, 'kind'>
  label: string
  onTake: () => void
  onDrop: () => void
}

const FileRow = ({ file, label, onTake, onDrop }: RowProps) => {
  const zone = useZone()
  return (
    <Group component="li" gap="sm" wrap="nowrap">
      <Text component="div" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {file.fileName}
        <Text size="sm" c="dimmed" component="div">
          {label}, <FileSize bytes={file.fileSize} />, added {formatDate(localDateOf(file.addedAt, zone))}
        </Text>
      </Text>
      <ActionIcon variant="default" aria-label={`Download ${file.fileName}`} onClick={onTake}>
        <IconDownload size={20} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={`Remove ${file.fileName}`} onClick={onDrop}>
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  )
}

const AddFiles = <Kind extends string>(props: Props<Kind>) => {
  const { labels, usual, onAdd, adding } = props
  const [files, setFiles] = useState<readonly File[]>([])
  const [kind, setKind] = useState<Kind>(usual)
  const send = async () => {
    if (await onAdd(kind, files)) setFiles([])
  }
  return (
    <Stack gap="sm">
      <FilesField label="Add files" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <Group align="flex-end" gap="sm">
          <Select
            label="Type of document"
            allowDeselect={false}
            data={(Object.keys(labels) as Kind[]).map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={(chosen) => setKind(chosen as Kind)}
          />
          <BusyButton busy={adding} busyText="Adding..." onClick={() => void send()}>
            {files.length === 1 ? 'Add 1 file' : `Add ${files.length} files`}
          </BusyButton>
          <Button variant="subtle" onClick={() => setFiles([])}>
            Cancel
          </Button>
        </Group>
      )}
    </Stack>
  )
}
