import { Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Folder, LibraryCategory } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRights } from '../../../api/use-rights.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { libraryAddress } from './address.ts'
import { FolderDialog } from './folder-dialog.tsx'

interface Props {
  category: LibraryCategory
  folder: Folder | null
}

/** What can be done with a category or a folder as a whole. */
export default function FolderActions({ category, folder }: Props) {
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  const saveFile = useSaveFile()
  const manages = useRights().managesBuilding && (folder ?? category).level === 'manage'
  const remove = useRemoveFolder(category, folder)
  const body = folder ? { folderId: folder._id } : { category: category.category }
  const holds = (folder ?? category).count > 0
  if (!manages && !holds) return null
  return (
    <>
      {remove.dialog}
      {naming && (
        <FolderDialog
          category={category.category}
          folder={naming === 'rename' ? folder : null}
          onClose={() => setNaming(null)}
        />
      )}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            {folder ? 'Folder' : 'Category'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {holds && (
            <Menu.Item
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() =>
                void saveFile(
                  api.documents.zip,
                  { body },
                  { name: 'documents.zip', failed: 'We couldn’t download the documents. Please try again.' },
                )
              }
            >
              Download all as ZIP
            </Menu.Item>
          )}
          {manages && !folder && (
            <Menu.Item leftSection={<IconFolderPlus size={18} aria-hidden />} onClick={() => setNaming('new')}>
              New folder
            </Menu.Item>
          )}
          {manages && folder && (
            <>
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setNaming('rename')}>
                Rename folder
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void remove.ask()}>
                Delete folder
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

const useRemoveFolder = ({ category }: LibraryCategory, folder: Folder | null) => {
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const remove = useAction(api.documents.deleteFolder, {
    done: `Folder “${folder?.name ?? ''}” deleted`,
    refresh: [api.documents.library, api.audit.history],
  })
  return {
    dialog,
    ask: async () => {
      if (!folder) return
      const text = `“${folder.name}” must be empty, including its documents in the trash. Deleting a folder never deletes documents.`
      if (!(await ask({ title: 'Delete this folder?', text, yes: 'Delete folder', danger: true }))) return
      try {
        await remove.send({ params: { id: folder._id } })
        void navigate(libraryAddress({ category }), { replace: true })
      } catch (error) {
        toast.error(wordsFor(error, 'We couldn’t delete the folder. Please try again.'))
      }
    },
  }
}
