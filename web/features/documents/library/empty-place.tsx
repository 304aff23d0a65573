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
  pinned: ['Nothing is pinned', 'What is pinned stands on the dashboard. Open a document to pin it.'],
  expiring: ['Nothing expires soon', 'What has a last day shows here 90 days before it.'],
  bin: ['The bin is empty', 'What somebody deletes lies here for 35 days, and can be taken out again.'],
} as const

/** Nothing lies here: what that means, and the next step for those who may take it. */
export function EmptyPlace({ library, address, quiet }: Props) {
  if (quiet) return <Text c="dimmed">Everything in this category lies in its folders.</Text>
  if (address.filter) {
    const [title, text] = empties[address.filter]
    return <Empty title={title}>{text}</Empty>
  }
  const place = filedAt(library, address)
  const mayFile = isRoot(address) ? library.can.upload : place !== null
  if (!mayFile)
    return <Empty title="Nothing here yet">When your council or manager files something here, you will find it.</Empty>
  return (
    <Empty title="Nothing here yet" action={<UploadButton library={library} place={place} />}>
      Drop files here or choose them.
    </Empty>
  )
}
