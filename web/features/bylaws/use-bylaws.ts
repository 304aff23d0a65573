import type { Bylaw } from '../../../contract/bylaws/bylaw.ts'
import { pageMost } from '../../../contract/limits.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { useEveryPage } from '../units/units.ts'

export interface BylawsInForce {
  items: readonly Bylaw[]
  /** The last page has come. */
  complete: boolean
  isError: boolean
  refetch: () => unknown
}

/** Reads the bylaws and rules in force on a day, today unless said otherwise, page after page. */
export const useBylaws = (on?: LocalDate): BylawsInForce => {
  const list = useList(api.bylaws.list, { query: { limit: pageMost, ...(on !== undefined && { on }) } })
  const { items = [], isError, isFetchNextPageError, refetch } = list
  return { items, complete: useEveryPage(list), isError: isError || isFetchNextPageError, refetch }
}
