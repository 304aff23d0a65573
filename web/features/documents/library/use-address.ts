import { parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { DocumentCategory, DocumentFilter, DocumentSort } from '../../../../contract/documents/document.ts'
import { useFilters } from '../../../ui/use-filters.ts'
import type { Address } from './address.ts'

const categories = Object.keys(documentCategoryLabels) as DocumentCategory[]
const filters: readonly DocumentFilter[] = ['pinned', 'expiring', 'bin']
const sorts: readonly DocumentSort[] = ['title', 'newest']

const keys = {
  category: parseAsStringLiteral(categories),
  folder: parseAsString,
  filter: parseAsStringLiteral(filters),
  sort: parseAsStringLiteral(sorts),
  document: parseAsString,
  page: parseAsInteger,
  view: parseAsStringLiteral(['permissions']),
}

/** Where somebody stands in the library. Links lead on; typing and ordering change the address in its place. */
export const useAddress = () => {
  const { filters: address, set } = useFilters(keys)
  return { address: address as Address, set }
}
