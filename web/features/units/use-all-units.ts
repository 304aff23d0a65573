import { useEffect } from 'react'
import { pageMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'

/** Every unit of the building, page after page; `complete` once the last one has come. For pickers and counts. */
export const useAllUnits = () => {
  const list = useList(api.units.list, { query: { limit: pageMost } })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return { ...list, complete: list.items !== undefined && !hasNextPage }
}
