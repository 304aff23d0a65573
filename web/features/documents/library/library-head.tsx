import { Anchor, Breadcrumbs, Button } from '@mantine/core'
import { IconEyeCog, IconFileSearch, IconFileText, IconMail, IconTemplate } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { Library } from '../../../../contract/documents/folders.ts'
import { useRights } from '../../../api/use-rights.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UploadButton } from '../uploads/upload-button.tsx'
import { isRoot, libraryAddress, type Place } from './address.ts'
import classes from './library.module.css'
import { filedAt, filterLabels, standingIn } from './places.ts'

const FolderActions = lazy(() => import('./folder-actions.tsx'))

interface Props {
  library: Library
  address: Place
}

const filterTexts = {
  pinned: 'Documents on the dashboard of everyone who can read them.',
  expiring: 'Documents that expire within 90 days or have expired.',
  bin: 'Deleted documents. You can restore them until they’re permanently removed.',
} as const

const textOf = ({ filter, category, folder }: Place): string | undefined => {
  if (filter) return filterTexts[filter]
  return isRoot({ filter, category, folder }) ? 'Your building’s bylaws, minutes, reports and forms.' : undefined
}

/** Where somebody stands, the way up, and what can be done there. */
export function LibraryHead({ library, address }: Props) {
  const { category, folder } = standingIn(library, address)
  const words = category && documentCategoryLabels[category.category]
  const title = address.filter ? filterLabels[address.filter] : (folder?.name ?? words ?? 'Document Library')
  const text = textOf(address)
  const filing = address.filter === null && library.can.upload
  return (
    <>
      {!isRoot(address) && (
        <Breadcrumbs mb="xs" component="nav" aria-label="Breadcrumb">
          <Anchor component={Link} to={libraryAddress({})} className={classes['crumb'] ?? ''}>
            Document Library
          </Anchor>
          {folder && category && (
            <Anchor
              component={Link}
              to={libraryAddress({ category: category.category })}
              className={classes['crumb'] ?? ''}
            >
              {words}
            </Anchor>
          )}
        </Breadcrumbs>
      )}
      <PageHeader
        title={title}
        {...(text !== undefined && { text })}
        actions={
          <div className={classes['actions'] ?? ''}>
            {isRoot(address) && <BylawsLink />}
            {isRoot(address) && <Letters />}
            {isRoot(address) && <RecordsLink />}
            {library.can.setPermissions && isRoot(address) && (
              <Button
                component={Link}
                to={libraryAddress({ view: 'permissions' })}
                variant="default"
                leftSection={<IconEyeCog size={18} aria-hidden />}
              >
                {' '}
                Permissions{' '}
              </Button>
            )}
            {category && address.filter === null && (
              <Suspense>
                <FolderActions key={folder?._id} category={category} folder={folder} />
              </Suspense>
            )}
            {filing && <UploadButton library={library} place={filedAt(library, address)} />}
          </div>
        }
      />
    </>
  )
}

/** To the bylaws and rules that are in force, text by text. */
const BylawsLink = () => (
  <Button component={Link} to="/bylaws" variant="default" leftSection={<IconFileText size={18} aria-hidden />}>
    Bylaws and rules
  </Button>
)

/** What the building writes to people stands beside what it keeps for all. */
function Letters() {
  const { managesBuilding } = useRights()
  return (
    <>
      <Button component={Link} to="/my-letters" variant="default" leftSection={<IconMail size={18} aria-hidden />}>
        Letters to me
      </Button>
      {managesBuilding && (
        <Button
          component={Link}
          to="/document-templates"
          variant="default"
          leftSection={<IconTemplate size={18} aria-hidden />}
        >
          Document templates
        </Button>
      )}
    </>
  )
}

/** To what somebody may ask for that is not here. */
const RecordsLink = () => (
  <Button
    component={Link}
    to="/records-requests"
    variant="default"
    leftSection={<IconFileSearch size={18} aria-hidden />}
  >
    Records requests
  </Button>
)
