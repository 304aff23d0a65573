import { useEffect } from 'react'

export const anchorOf = (commentId: string): string => `comment-${commentId}`

/** Brings a comment before the reader's eyes and gives it the focus. */
export const goTo = (commentId: string): void => {
  const place = document.getElementById(anchorOf(commentId))
  if (!place) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' })
  place.focus({ preventScroll: true })
}

/** Goes to a comment that the address names, once the comments are there. */
export const useSought = (commentId: string | null, isThere: boolean): void => {
  useEffect(() => {
    if (commentId !== null && isThere) goTo(commentId)
  }, [commentId, isThere])
}
