import { useEffect } from 'react'

interface Pages {
  items: readonly unknown[] | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Fetches a list to its end; answers whether the last page has come. */
export const useEveryPage = ({ items, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages) => {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return items !== undefined && !hasNextPage
}
