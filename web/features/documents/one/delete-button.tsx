import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Document } from '../../../../contract/documents/document.ts'
import { binDays } from '../../../../contract/limits/documents.ts'
import { api } from '../../../api/api.ts'
import { wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { libraryAddress } from '../library/address.ts'
import { shownOfDocuments } from '../shown.ts'

/** Puts a document into the bin. */
export function DeleteButton({ document: { _id, title, category, folder } }: { document: Document }) {
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const remove = useAction(api.documents.delete, { done: `“${title}” moved to the trash`, refresh: shownOfDocuments })
  const send = async () => {
    const text = `“${title}” will be removed from the library for everyone. It stays in the trash for ${binDays} days and can be restored.`
    if (!(await ask({ title: 'Delete this document?', text, yes: 'Delete document', danger: true }))) return
    try {
      await remove.send({ params: { id: _id } })
      void navigate(libraryAddress({ category, folder: folder?._id ?? null }), { replace: true })
    } catch (error) {
      toast.error(wordsFor(error, 'We couldn’t delete the document. Please try again.'))
    }
  }
  return (
    <>
      {dialog}
      <Button
        variant="default"
        c="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        disabled={remove.busy}
        onClick={() => void send()}
      >
        Delete
      </Button>
    </>
  )
}
