import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { vendorFilesMost } from '../../../contract/limits/vendors.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { vendorFileLabels } from '../../../contract/vendors/vendor-words.ts'
import type { Vendor, VendorFile, VendorFileKind } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useSaveFile } from '../../api/download.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FileSize } from '../../ui/file-size.tsx'
import { FilesField } from '../../ui/files-field.tsx'
import { useZone } from '../../ui/moments.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { shownOfVendors } from './shown.ts'

interface Props {
  vendor: Vendor
}

const useLabels = () => vendorFileLabels(workersCompensationFor(useBuilding().jurisdiction).letter)

/** Certificates, letters, contracts and other files of a vendor. */
export const FilesPanel = ({ vendor }: Props) => (
  <Panel title="Files" text="Certificates, clearance letters and contracts, for those who manage the building.">
    {vendor.files.length === 0 ? <Text c="dimmed">No file is kept yet.</Text> : <FileList vendor={vendor} />}
    {vendor.files.length < vendorFilesMost ? (
      <AddFiles vendor={vendor} />
    ) : (
      <Text c="dimmed">{vendorFilesMost} files are the most that can be kept. Take one off to add another.</Text>
    )}
  </Panel>
)

const FileList = ({ vendor }: Props) => {
  const { ask, dialog } = useConfirm()
  const save = useSaveFile()
  const remove = useAction(api.vendors.removeFile, { done: 'The file is taken off', refresh: shownOfVendors })
  const ofFile = ({ _id: fileId }: VendorFile) => ({ params: { id: vendor._id, fileId } })
  const take = (file: VendorFile) =>
    save(api.vendors.openFile, ofFile(file), { name: file.fileName, failed: 'Failed to download the file' })
  const drop = async (file: VendorFile) => {
    const question = {
      title: `Take ${file.fileName} off?`,
      text: 'It can no longer be opened here. The history keeps its name.',
      yes: 'Take off',
      danger: true,
    }
    if (await ask(question)) await remove.run(ofFile(file))
  }
  return (
    <Stack component="ul" aria-label="Files" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {vendor.files.map((file) => (
        <FileRow key={file._id} file={file} onTake={() => void take(file)} onDrop={() => void drop(file)} />
      ))}
      {dialog}
    </Stack>
  )
}

const FileRow = ({ file, onTake, onDrop }: { file: VendorFile; onTake: () => void; onDrop: () => void }) => {
  const labels = useLabels()
  const zone = useZone()
  return (
    <Group component="li" gap="sm" wrap="nowrap">
      <Text component="div" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {file.fileName}
        <Text size="sm" c="dimmed" component="div">
          {labels[file.kind]}, <FileSize bytes={file.fileSize} />, added {formatDate(localDateOf(file.addedAt, zone))}
        </Text>
      </Text>
      <ActionIcon variant="default" aria-label={`Download ${file.fileName}`} onClick={onTake}>
        <IconDownload size={20} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={`Take ${file.fileName} off`} onClick={onDrop}>
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  )
}

const AddFiles = ({ vendor: { _id: id } }: Props) => {
  const labels = useLabels()
  const [files, setFiles] = useState<readonly File[]>([])
  const [kind, setKind] = useState<VendorFileKind>('insurance')
  const add = useAction(api.vendors.addFiles, {
    done: 'The files are added',
    failed: 'The files could not be added. They are still chosen; please try again.',
    refresh: shownOfVendors,
  })
  const send = async () => {
    if (await add.run({ params: { id }, body: { kind }, files })) setFiles([])
  }
  return (
    <Stack gap="sm">
      <FilesField label="Add files" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <Group align="flex-end" gap="sm">
          <Select
            label="What they are"
            allowDeselect={false}
            data={(Object.keys(labels) as VendorFileKind[]).map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={(chosen) => setKind(chosen as VendorFileKind)}
          />
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
