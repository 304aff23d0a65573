import { Button, Group, Paper, Text } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { zipDocumentsMost } from '../../../../contract/limits/documents.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'

interface Props {
  chosen: readonly string[]
  onClear: () => void
}

/** What can be done with the documents that are chosen. */
export function ChoosingBar({ chosen, onClear }: Props) {
  const [busy, setBusy] = useState(false)
  const saveFile = useSaveFile()
  const count = chosen.length
  const take = async () => {
    setBusy(true)
    await saveFile(
      api.documents.zip,
      { body: { ids: [...chosen] } },
      { name: 'documents.zip', failed: 'We couldn’t download the documents. Please try again.' },
    )
    setBusy(false)
  }
  return (
    <Paper withBorder w="100%" p="sm" radius="md" role="group" aria-label="Selected documents">
      <Group gap="sm">
        <Text flex="1 1 8rem" role="status">
          {count === 0 ? 'Nothing selected yet' : count === 1 ? '1 document selected' : `${count} documents selected`}
          {count > zipDocumentsMost && `; a ZIP holds up to ${zipDocumentsMost}`}
        </Text>
        {count > 0 && (
          <Button variant="default" onClick={onClear}>
            Clear selection{' '}
          </Button>
        )}
        <BusyButton
          leftSection={<IconFileZip size={18} aria-hidden />}
          busy={busy}
          busyText="Downloading..."
          disabled={count === 0 || count > zipDocumentsMost}
          onClick={() => void take()}
        >
          Download as ZIP
        </BusyButton>
      </Group>
    </Paper>
  )
}
