import { useNavigate } from 'react-router'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { FolderDraft, type Folder } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
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
  const { send, theirs, version } = useRecordStep(api.documents.renameFolder, folder ?? { version: 0 }, {
    done: 'Folder renamed',
    shown: refresh,
  })
  const form = useContractForm(Named, { name: folder?.name ?? '' })
  const make = async (name: string) => {
    const made = await create.send({ body: { category, name } })
    void navigate(libraryAddress({ category, folder: made._id }))
    return made
  }
  return (
    <StepDialog
      title={folder ? 'Rename folder' : 'New folder'}
      form={form}
      onSend={({ name }) => (folder ? send({ params: { id: folder._id }, body: { name, version } }) : make(name))}
      onClose={onClose}
      button={folder ? 'Rename folder' : 'Create folder'}
      failed="We couldn’t save the folder. Please try again; nothing you typed was lost."
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this folder" />}
    >
      <TextField control={form.control} name="name" label="Name" autoComplete="off" data-autofocus />
    </StepDialog>
  )
}
