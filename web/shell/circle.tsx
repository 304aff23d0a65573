import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/use-rights.ts'
import type { Entry } from '../route-table/route-table.ts'
import { isUnsaved } from '../ui/form/unsaved.ts'
import { Waiting } from '../ui/waiting.tsx'
import { isClosed } from './reach.ts'

/** Fetched where it is wanted: few screens are ever closed to anybody. */
const ClosedTo = lazy(() => import('./closed-to.tsx'))

/** Keeps a screen for those whom the route table names, and for buildings that have its feature switched on. */
interface Props {
  entry: Entry
  children: ReactNode
}

/**
 * Whether somebody was typing here when the screen was closed to them: what they typed stays in sight then, to be copied,
 * or saved once the screen is open again. The server refuses it meanwhile.
 */
const useHeld = (entry: Entry, isOpen: boolean): boolean => {
  const [seen, setSeen] = useState({ entry, isOpen, held: false })
  if (seen.entry === entry && seen.isOpen === isOpen) return seen.held
  const held = seen.entry === entry && !isOpen && isUnsaved()
  setSeen({ entry, isOpen, held })
  return held
}

export const Circle = ({ entry, children }: Props) => {
  const { building } = useBuildingSelection()
  const closed = isClosed(entry, useRights(), building !== null)
  const held = useHeld(entry, !closed)
  return (
    <>
      {closed && (
        <Suspense fallback={held ? null : <Waiting />}>
          <ClosedTo entry={entry} held={held} />
        </Suspense>
      )}
      {(!closed || held) && children}
    </>
  )
}
