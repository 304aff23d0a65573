import { Button, Menu } from '@mantine/core'
import { IconDotsVertical, IconDownload, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useRoute } from '../../../api/queries.ts'
import type { LibraryFiling } from './use-library-filing.tsx'

const AskedDialog = lazy(() => import('../asked-dialog.tsx'))

interface Props {
  /** The day that is shown; null for today. */
  on: string | null
  manages: boolean
  filing: LibraryFiling
}

/** What can be done with the bylaws and rules as a whole. */
export const ListActions = ({ on, manages, filing }: Props) => {
  const saveFile = useSaveFile()
  const sets = useRoute(api.bylaws.sets)
  const hasNone = sets.data?.every(({ inForce }) => inForce === 0) === true
  const save = () =>
    void saveFile(
      api.bylaws.file,
      { query: on === null ? {} : { on } },
      { name: 'bylaws.pdf', failed: 'We couldn’t create the PDF. Please try again.' },
    )
  return (
    <>
      {(on !== null || !hasNone) && (
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          Download PDF
        </Button>
      )}
      {manages && <Managing filing={filing} hasNone={hasNone} />}
    </>
  )
}

const Managing = ({ filing, hasNone }: Pick<Props, 'filing'> & { hasNone: boolean }) => {
  const [naming, setNaming] = useState(false)
  return (
    <>
      <Button component={Link} to="/bylaws/paste" variant="default">
        Paste several
      </Button>
      <Button component={Link} to="/bylaws/new" leftSection={<IconPlus size={18} aria-hidden />}>
        Add
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={filing.busy || hasNone} onClick={filing.run}>
            File in the library
          </Menu.Item>
          <Menu.Item onClick={() => setNaming(true)}>Sets</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{naming && <AskedDialog asked={{ for: 'sets' }} onClose={() => setNaming(false)} />}</Suspense>
    </>
  )
}
