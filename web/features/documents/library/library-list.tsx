import type { Library } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DropPlace } from '../uploads/drop-place.tsx'
import { DocumentList } from './document-list.tsx'
import { LibraryHead } from './library-head.tsx'
import classes from './library.module.css'
import { filedAt } from './places.ts'
import { Rail } from './rail.tsx'
import { useAddress } from './use-address.ts'

/** The library's places and what lies in the one that the address names. */
export function LibraryList() {
  const library = useRoute(api.documents.library, {}, { staleTime: 0 })
  return (
    <>
      {library.data === undefined && <PageHeader title="Document Library" />}
      <Loaded query={library} shape="list-item" failed="We couldn’t load the library.">
        {(loaded) => (loaded.categories.length === 0 ? <NothingForYou /> : <Shelves library={loaded} />)}
      </Loaded>
    </>
  )
}

function Shelves({ library }: { library: Library }) {
  const { address } = useAddress()
  return (
    <DropPlace library={library} place={filedAt(library, address)}>
      <LibraryHead library={library} address={address} />
      <div className={classes['columns']}>
        <Rail library={library} place={address} />
        <div>
          <DocumentList library={library} />
        </div>
      </div>
    </DropPlace>
  )
}

const NothingForYou = () => (
  <>
    <PageHeader title="Document Library" />
    <Empty title="No documents for you here">
      Your building shares these documents with its owners and tenants. Ask your manager for details.
    </Empty>
  </>
)
