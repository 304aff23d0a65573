import { Button, Group } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { FolderDraft, type Folder } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { libraryAddress } from './address.ts'

const Named = FolderDraft.pick({ name: true })

interface Props {
  category: DocumentCategory
  /** The folder that gets another name; null for a new one. */
  folder: Folder | null
  onClose: () => void
}

/** Makes a folder in a category, or names one anew. */
export function FolderDialog({ category, folder, onClose }: Props) {
  const navigate = useNavigate()
  const refresh = [api.documents.library, api.documents.list, api.audit.history]
  const create = useAction(api.documents.createFolder, { done: 'Folder created', refresh })
  const rename = useAction(api.documents.renameFolder, { done: 'Folder renamed', refresh })
  const form = useContractForm(Named, { name: folder?.name ?? '' })
  return (
    <Dialog onClose={onClose} title={folder ? 'Rename folder' : 'New folder'}>
      <Form
        form={form}
        failed="We couldn’t save the folder. Please try again; nothing you typed was lost."
        onSend={async ({ name }) => {
          if (folder) await rename.send({ params: { id: folder._id }, body: { name, version: folder.version } })
          else {
            const made = await create.send({ body: { category, name } })
            void navigate(libraryAddress({ category, folder: made._id }))
          }
          onClose()
        }}
      >
        <TextField control={form.control} name="name" label="Name" autoComplete="off" data-autofocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">{folder ? 'Rename folder' : 'Create folder'}</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
