import type { DocumentSummary } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { shownOfDocuments } from '../shown.ts'

/** Takes a document out of the bin. */
export function RestoreButton({ document: { _id, title } }: { document: Pick<DocumentSummary, '_id' | 'title'> }) {
  const restore = useAction(api.documents.restore, {
    done: `“${title}” restored to the library`,
    failed: 'We couldn’t restore the document. Please try again.',
    refresh: shownOfDocuments,
  })
  return (
    <BusyButton variant="default" busy={restore.busy} onClick={() => void restore.run({ params: { id: _id } })}>
      Restore
    </BusyButton>
  )
}
