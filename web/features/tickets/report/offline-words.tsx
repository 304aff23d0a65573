import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { hashKey } from '@tanstack/react-query'
import { waitingFilesMostBytes } from '../../../../contract/limits/offline.ts'
import { formatFileSize } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { keptSince } from '../../../api/kept-answers.ts'
import { bytesOf, filesFit } from '../../../api/outbox/outbox.ts'
import { keyOf } from '../../../api/queries.ts'
import { useOnline } from '../../../ui/use-online.ts'

/** What somebody is told whose report could not leave. */
export const keptWords = 'Saved on this device; it will be sent when you’re back online'

/** What somebody is told whose photos are too much to keep. */
export const tooMuchWords = (files: readonly File[]): string =>
  `You can save up to ${formatFileSize(waitingFilesMostBytes)} of photos offline, and yours are ${formatFileSize(bytesOf(files))}. Remove some, or send the report when you’re back online.`

/** What becomes of a report without a network, before it is sent. */
export const OfflineWords = ({ files }: { files: readonly File[] }) => {
  // A network that leads nowhere counts as none: what the form began with was kept.
  const facts = hashKey(keyOf(api.tickets.reporting, useBuildingId()))
  const waits = !useOnline() || keptSince(facts) !== null
  return (
    <div role="status">
      {waits && (
        <Alert color="orange" icon={<IconCloudOff size={20} aria-hidden />} title="Waiting for a connection">
          {filesFit(files)
            ? 'Your report is saved on this device and will be sent when you’re back online. Until then no one sees it. If it can’t wait, call.'
            : tooMuchWords(files)}
        </Alert>
      )}
    </div>
  )
}
