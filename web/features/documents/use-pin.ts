import type { PinnedDocument } from '../../../contract/documents.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { shownOfDocuments } from './shown.ts'

/** Puts a document on everybody's dashboard, and takes it off (texts: specification, section 8). */
export const usePin = ({ _id, title }: Pick<PinnedDocument, '_id' | 'title'>) => {
  const pinning = useAction(api.documents.pin, {
    done: `“${title}” pinned to the dashboard`,
    failed: 'Failed to pin document',
    refresh: shownOfDocuments,
  })
  const unpinning = useAction(api.documents.pin, {
    done: `"${title}" unpinned from dashboard for all residents.`,
    failed: 'Failed to unpin document',
    refresh: shownOfDocuments,
  })
  return {
    pin: () => pinning.run({ params: { id: _id }, body: { pinned: true } }),
    unpin: () => unpinning.run({ params: { id: _id }, body: { pinned: false } }),
    busy: pinning.busy || unpinning.busy,
  }
}
