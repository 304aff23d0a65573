import { useState } from 'react'

/**
 * The version that a dialog sends: the one it was opened on, also when the page behind it is read anew, so that a step of
 * somebody else is told and not written over; once it was told, theirs.
 */
export const useGround = (opened: number, theirs: { version: number } | null): number => {
  const [began] = useState(opened)
  return theirs?.version ?? began
}
