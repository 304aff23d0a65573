import { Text } from '@mantine/core'
import type { Library } from '../../../../contract/documents/folders.ts'
import { Empty } from '../../../ui/empty.tsx'
import { UploadButton } from '../uploads/upload-button.tsx'
import { isRoot, type Place } from './address.ts'
import { filedAt } from './places.ts'

interface Props {
  library: Library
  address: Place
  /** Whether folders stand above, so that little needs to be said. */
  quiet: boolean
}

const empties = {
  pinned: ['Nothing pinned yet', 'Pinned documents appear on the dashboard. Open a document to pin it.'],
  expiring: ['Nothing expiring soon', 'Documents with an expiry date appear here 90 days before it.'],
  bin: ['The trash is empty', 'Deleted documents stay here for 35 days and can be restored.'],
} as const

/** Nothing lies here: what that means, and the next step for those who may take it. */
export function EmptyPlace({ library, address, quiet }: Props) {
  if (quiet) return <Text c="dimmed">Everything in this category is in its folders.</Text>
  if (address.filter) {
    const [title, text] = empties[address.filter]
    return <Empty title={title}>{text}</Empty>
  }
  const place = filedAt(library, address)
  const mayFile = isRoot(address) ? library.can.upload : place !== null
  if (!mayFile)
    return <Empty title="Nothing here yet">Documents that your council or manager adds will appear here.</Empty>
  return (
    <Empty title="Nothing here yet" action={<UploadButton library={library} place={place} />}>
      Drop files here, or upload them.
    </Empty>
  )
}
