import type { DocumentCategory, DocumentFilter, DocumentSort } from '../../../../contract/documents/document.ts'

/** Where somebody stands in the library, as the address says it: a place, what is looked for, one document. */
export interface Address {
  search: string
  category: DocumentCategory | null
  folder: string | null
  filter: DocumentFilter | null
  sort: DocumentSort | null
  document: string | null
  /** The page of the document to open it at. */
  page: number | null
  /** Who may read what, in place of the list. */
  view: 'permissions' | null
}

export type Place = Pick<Address, 'category' | 'folder' | 'filter'>

/** The address of a part of the library; what is left out is not in it. */
export const libraryAddress = (to: Partial<Address>): string => {
  const said = Object.entries(to).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `/library?${query}` : '/library'
}

/** Whether nothing narrows the library: its way in. */
export const isRoot = ({ category, folder, filter }: Place): boolean =>
  category === null && folder === null && filter === null
