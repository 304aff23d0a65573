import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { PinnedDocument } from '../../../../contract/documents.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { takeDocument } from '../take-document.ts'

/** Saves the newest version of a document. */
export function DownloadButton({ document }: { document: Pick<PinnedDocument, '_id' | 'fileName'> }) {
  const [busy, setBusy] = useState(false)
  const buildingId = useBuildingId()
  const take = async () => {
    setBusy(true)
    await takeDocument(buildingId, document)
    setBusy(false)
  }
  return (
    <BusyButton
      leftSection={<IconDownload size={18} aria-hidden />}
      busy={busy}
      busyText="Downloading..."
      onClick={() => void take()}
    >
      Download
    </BusyButton>
  )
}
