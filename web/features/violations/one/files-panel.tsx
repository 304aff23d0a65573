import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { shownOfViolations } from '../shown.ts'

/** The photos and documents that those who manage the building added. */
export const FilesPanel = ({ one: { _id: id, files, isAboutMe } }: { one: Violation }) => {
  if (files.length === 0 && isAboutMe) return null
  return (
    <Panel title="Files">
      <Files
        label="Files"
        files={files}
        endpoint={api.violations.file}
        argsOf={(fileId) => ({ params: { id, fileId } })}
      />
      {!isAboutMe && <AddFiles id={id} />}
    </Panel>
  )
}

const AddFiles = ({ id }: { id: string }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const add = useAction(api.violations.addFiles, {
    done: 'Files added',
    failed: 'We couldn’t add the files. Please try again; they’re still selected.',
    refresh: shownOfViolations,
  })
  const send = async () => {
    if (await add.run({ params: { id }, body: {}, files })) setFiles([])
  }
  return (
    <Stack gap="sm">
      <FilesField label="Add files" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <Group gap="sm">
          <BusyButton busy={add.busy} busyText="Adding..." onClick={() => void send()}>
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
