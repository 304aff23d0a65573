import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { DocumentCategory, DocumentFilter } from '../../../../contract/documents/document.ts'
import type { Folder, Library, LibraryCategory } from '../../../../contract/documents/folders.ts'
import type { Place } from './address.ts'

/** The library as places: pure, so that each rule can be tested. */

export const filterLabels: Record<DocumentFilter, string> = {
  pinned: 'Pinned',
  expiring: 'Expiring',
  bin: 'Trash',
}

/** How many documents of a category somebody may read, in all of its folders. */
export const countOf = ({ count, folders }: LibraryCategory): number =>
  folders.reduce((sum, folder) => sum + folder.count, count)

interface Standing {
  category: LibraryCategory | null
  folder: Folder | null
}

/** What of the library a place means; a folder that is not there means its category. */
export const standingIn = ({ categories }: Library, place: Place): Standing => {
  const category =
    categories.find((one) => one.category === place.category) ??
    categories.find(({ folders }) => folders.some(({ _id }) => _id === place.folder)) ??
    null
  return { category, folder: category?.folders.find(({ _id }) => _id === place.folder) ?? null }
}

/** A place in words: `Minutes › 2026`. */
export const placeWords = (category: DocumentCategory, folder: { name: string } | null): string =>
  [documentCategoryLabels[category], folder?.name].filter(Boolean).join(' › ')

/** Where documents may be filed, and the one that is meant at a place. */
export interface FilingPlace {
  category: DocumentCategory
  folderId: string | null
  words: string
}

/** Every place in which somebody may file. */
export const filingPlaces = ({ categories }: Library): FilingPlace[] =>
  categories.flatMap(({ category, level, folders }) => [
    ...(level === 'manage' ? [{ category, folderId: null, words: placeWords(category, null) }] : []),
    ...folders
      .filter((folder) => folder.level === 'manage')
      .map((folder) => ({ category, folderId: folder._id, words: placeWords(category, folder) })),
  ])

/** The place in which what is dropped here is filed; null where somebody must choose. */
export const filedAt = (library: Library, place: Place): FilingPlace | null => {
  const { category, folder } = standingIn(library, place)
  return (
    filingPlaces(library).find(
      (one) => one.category === category?.category && one.folderId === (folder?._id ?? null),
    ) ?? null
  )
}
