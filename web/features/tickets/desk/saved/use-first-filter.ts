import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useDeskFilters } from '../use-desk-filters.ts'

/**
 * Narrows the desk by the filter that somebody wants it to open with, once, as they come to it; an address that says what
 * to show is left alone. Answers whether that is still to be done; where it cannot be read, the desk opens without.
 */
export const useFirstFilter = (): boolean => {
  const { search } = useLocation()
  const [pending, setPending] = useState(search === '')
  const begun = useRef(false)
  const { data, isPending } = useRoute(api.ticketViews.list)
  const { show } = useDeskFilters()
  const first = data?.find(({ isDefault }) => isDefault)
  if (pending && !isPending && !first) setPending(false)
  useEffect(() => {
    if (!pending || !first || begun.current) return
    begun.current = true
    void show(first.filter).then(() => setPending(false))
  }, [pending, first, show])
  return pending
}
