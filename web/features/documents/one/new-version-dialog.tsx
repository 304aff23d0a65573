import { Alert, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { versionNoteMostChars } from '../../../../contract/limits/documents.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FileSize } from '../../../ui/file-size.tsx'
import { faultOf, fileTypes, fileTypesInWords } from '../file-kinds.ts'
import { useNewVersion } from './use-new-version.ts'

/** Gives a document a new version. */
export function NewVersionButton({ document }: { document: Document }) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      {adding && <NewVersionDialog document={document} onClose={() => setAdding(false)} />}
      <Button leftSection={<IconFileUpload size={18} aria-hidden />} onClick={() => setAdding(true)}>
        New version
      </Button>
    </>
  )
}

function NewVersionDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { send, sent, refused } = useNewVersion(document, onClose)
  const sending = sent !== null
  const choose = (files: File[]) => {
    const chosen = files[0] ?? null
    const wrong = chosen && faultOf(chosen)
    setFault(wrong)
    setFile(wrong ? null : chosen)
  }
  return (
    <Dialog onClose={() => !sending && onClose()} title={`New version of “${document.title}”`}>
      <Stack>
        <Text size="sm">
          Links and pins open the new version right away. Earlier versions are kept and can be restored.
        </Text>
        <FileDrop button="Choose a file" accept={fileTypes} disabled={sending} onFiles={choose} />
        {file ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file.name}, <FileSize bytes={file.size} />
          </Text>
        ) : (
          <Text size="sm" c="dimmed">{`${fileTypesInWords}.`}</Text>
        )}
        <TextInput
          label="Note"
          description="A summary of the changes, for the people who manage it."
          maxLength={versionNoteMostChars}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          disabled={sending}
        />
        {(fault ?? refused) && (
          <Alert color="red" role="alert">
            {fault ?? refused}
          </Alert>
        )}
        {sending && <Progress value={sent * 100} aria-label="Uploading the new version" />}
        <Group justify="flex-end">
          <Button variant="default" disabled={sending} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            busy={sending}
            busyText="Sending..."
            disabled={file === null}
            onClick={() => file && void send(file, note)}
          >
            Add new version
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
