import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { useFilters } from '../../../ui/use-filters.ts'

export const showsLabels = { unread: 'Unread', mine: 'Mine', following: 'Followed' } as const
export type Shows = keyof typeof showsLabels

export const saleLabels = { selling: 'For sale', sold: 'Sold' } as const
type Sale = keyof typeof saleLabels

const keysOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.keys(labels) as K[]

/** What the list of posts is narrowed by, as it stands in the address. `fixed` is a category that the page is about. */
export const useForumFilters = (fixed: string | null) => {
  const { filters, set, clear } = useFilters({
    category: parseAsString,
    shows: parseAsStringLiteral(keysOf<Shows>(showsLabels)),
    sale: parseAsStringLiteral(keysOf<Sale>(saleLabels)),
  })
  const { search, shows, sale } = filters
  return {
    search,
    shows,
    sale,
    category: fixed ?? filters.category,
    set,
    /** Leaves the category: it is where one is, not what one looks for. */
    clear: () => void (search || shows || sale ? set({ search: null, shows: null, sale: null }) : clear()),
    narrowed: shows !== null || sale !== null,
  }
}
export type ForumFilters = ReturnType<typeof useForumFilters>
