import { Button, Paper, Select } from '@mantine/core'
import type { DocumentSort } from '../../../../contract/documents/document.ts'
import type { Library } from '../../../../contract/documents/folders.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { sent } from '../../../ui/use-filters.ts'
import { cameAt } from '../../../ui/use-now.ts'
import { isRoot, libraryAddress, type Address } from './address.ts'
import { ChoosingBar } from './choosing-bar.tsx'
import { DocumentRow } from './document-row.tsx'
import { EmptyPlace } from './empty-place.tsx'
import { FolderTiles, PlaceTiles } from './place-tiles.tsx'
import { standingIn } from './places.ts'
import { RestoreButton } from './restore-button.tsx'
import { useAddress } from './use-address.ts'
import { useChosen } from './use-chosen.ts'

/** What the list asks for: without a search a category shows what lies in none of its folders, which stand above it. */
const askedOf = ({ search, category, folder, filter }: Address, showsFolders: boolean, sort: DocumentSort) => ({
  ...sent({ search, category, folder, filter }),
  ...(showsFolders && { folder: 'none' as const }),
  sort,
})

/** The documents of a place, to open, to look through and to take along. */
export function DocumentList({ library }: { library: Library }) {
  const { address, set } = useAddress()
  const { chosen, toggle, none, choiceOf } = useChosen()
  const { category, folder } = standingIn(library, address)
  const isSearched = address.search !== ''
  const showsFolders = !isSearched && address.filter === null && folder === null && (category?.folders.length ?? 0) > 0
  const sort = address.sort ?? (isRoot(address) ? 'newest' : 'title')
  const documents = useList(api.documents.list, { query: askedOf(address, showsFolders, sort) }, { staleTime: 0 })
  const mayChoose = address.filter !== 'bin' && (documents.items?.length ?? 0) > 0
  return (
    <ListPart
      list={documents}
      search={{ label: 'Search the library', value: address.search, onChange: (search) => void set({ search }) }}
      filters={
        <>
          {isRoot(address) && !isSearched && <PlaceTiles library={library} />}
          <Order sort={sort} onSort={(to) => void set({ sort: to })} />
          {mayChoose && (
            <Button variant="default" aria-pressed={chosen !== null} onClick={toggle}>
              {chosen === null ? 'Select documents' : 'Done selecting'}
            </Button>
          )}
          {showsFolders && category && <FolderTiles category={category} />}
          {chosen !== null && <ChoosingBar chosen={chosen} onClear={none} />}
        </>
      }
      narrowed={isSearched}
      onClear={() => void set({ search: '' })}
      shape="list-item"
      empty={<EmptyPlace library={library} address={address} quiet={showsFolders} />}
    >
      {(items) => (
        <Paper
          component="ul"
          withBorder
          m={0}
          p={0}
          radius="md"
          bg="var(--surface)"
          style={{ listStyle: 'none', overflow: 'hidden' }}
        >
          {items.map((document) => (
            <DocumentRow
              key={document._id}
              document={document}
              to={libraryAddress({ ...address, document: document._id, page: document.hits[0]?.page ?? null })}
              now={cameAt(documents)}
              choice={choiceOf(document._id)}
              action={document.bin && <RestoreButton document={document} />}
            />
          ))}
        </Paper>
      )}
    </ListPart>
  )
}

const sorts: Record<DocumentSort, string> = { title: 'By title', newest: 'Newest first' }

const Order = ({ sort, onSort }: { sort: DocumentSort; onSort: (to: DocumentSort) => void }) => (
  <Select
    aria-label="Sort by"
    w={160}
    allowDeselect={false}
    data={(Object.keys(sorts) as DocumentSort[]).map((value) => ({ value, label: sorts[value] }))}
    value={sort}
    onChange={(value) => value && onSort(value)}
  />
)
