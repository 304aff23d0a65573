import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Attachment } from '../../../../contract/notices.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfOrders } from '../shown.ts'
import { FileList } from './file-list.tsx'

interface Props {
  order: Order
}
type Kind = 'brief' | 'own'

/** What the vendors are shown, and what the desk keeps for itself. */
export const FilesPanel = ({ order }: Props) => {
  const has = order.files.some(({ kind }) => kind === 'brief' || kind === 'own')
  if (!has && !order.can.keepFiles) return null
  return (
    <Panel title="Files">
      <Kept order={order} kind="brief" title="Shared with vendors" />
      <Kept order={order} kind="own" title="Internal" />
      {order.can.keepFiles && <AddFiles order={order} />}
    </Panel>
  )
}

const Kept = ({ order, kind, title }: Props & { kind: Kind; title: string }) => {
  const files = order.files.filter((file) => file.kind === kind)
  const { ask, dialog } = useConfirm()
  const remove = useAction(api.workOrders.removeFile, { done: 'File removed', refresh: shownOfOrders })
  if (files.length === 0) return null
  const drop = async ({ _id: fileId, fileName }: Attachment) => {
    const question = {
      title: `Remove ${fileName}?`,
      text: 'It can no longer be opened here. The history keeps its name.',
      yes: 'Remove',
      danger: true,
    }
    if (await ask(question)) await remove.run({ params: { id: order._id, fileId } })
  }
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      <FileList
        label={title}
        files={files}
        endpoint={api.workOrders.openFile}
        argsOf={(fileId) => ({ params: { id: order._id, fileId } })}
        {...(order.can.keepFiles && { onDrop: (file) => void drop(file) })}
      />
      {dialog}
    </Stack>
  )
}

const AddFiles = ({ order: { _id: id } }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [kind, setKind] = useState<Kind>('brief')
  const add = useAction(api.workOrders.addFiles, {
    done: 'Files added',
    failed: 'We couldn’t add the files. Please try again; they’re still selected.',
    refresh: shownOfOrders,
  })
  const send = async () => {
    if (await add.run({ params: { id }, body: { kind }, files })) setFiles([])
  }
  return (
    <Stack gap="sm">
      <FilesField label="Add files" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <>
          <SegmentedControl
            aria-label="Visible to"
            data={[
              { value: 'brief', label: 'Vendors' },
              { value: 'own', label: 'Management only' },
            ]}
            value={kind}
            onChange={(chosen) => setKind(chosen)}
          />
          <Group gap="sm">
            <BusyButton busy={add.busy} busyText="Adding..." onClick={() => void send()}>
              {files.length === 1 ? 'Add 1 file' : `Add ${files.length} files`}
            </BusyButton>
            <Button variant="subtle" onClick={() => setFiles([])}>
              Cancel
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
