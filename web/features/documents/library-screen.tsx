import { lazy, Suspense } from 'react'
import { useBuildingId } from '../../api/building-id.ts'
import { LibraryList } from './library/library-list.tsx'
import { useAddress } from './library/use-address.ts'
import { DocumentView } from './one/document-view.tsx'
import { UploadDesk } from './uploads/upload-desk.tsx'

const PermissionsView = lazy(() => import('./permissions/permissions-view.tsx'))

/** The library of the building; `?document={id}` opens one of its documents, in its newest version. */
export default function LibraryScreen() {
  return <InBuilding key={useBuildingId()} />
}

function InBuilding() {
  const { address } = useAddress()
  if (address.view === 'permissions')
    return (
      <Suspense>
        <PermissionsView />
      </Suspense>
    )
  return (
    <UploadDesk>
      {address.document ? <DocumentView key={address.document} id={address.document} /> : <LibraryList />}
    </UploadDesk>
  )
}
