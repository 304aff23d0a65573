import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Gives the ref of a place that takes the focus when the address names it in its hash; none without an id. */
export const useNamedPlace = (id: string | undefined): RefObject<HTMLDivElement | null> => {
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id !== undefined && location.hash === `#${id}`) place.current?.focus({ preventScroll: true })
  }, [location, id])
  return place
}
