import { Button, Group, Text } from '@mantine/core'
import type { PinnedDocument } from '../../../contract/documents.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePin } from './use-pin.ts'

interface Props {
  document: Pick<PinnedDocument, '_id' | 'title'>
  onClose: () => void
}

/** Asks before a document leaves everybody's dashboard (specification, section 8). */
export default function UnpinDialog({ document, onClose }: Props) {
  const { unpin, busy } = usePin(document)
  const send = async () => {
    await unpin()
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Unpin this document?">
      <Text>
        {`Are you sure you want to unpin "${document.title}"? This will remove this document from the dashboard for ALL residents in the building.`}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <BusyButton busy={busy} onClick={() => void send()}>
          Unpin document
        </BusyButton>
      </Group>
    </Dialog>
  )
}
