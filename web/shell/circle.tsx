import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/use-rights.ts'
import type { Entry } from '../route-table/route-table.ts'
import { isUnsaved } from '../ui/form/unsaved.ts'
import { Notice } from '../ui/notice.tsx'
import { isInCircle } from './reach.ts'

const ClosedAlert = lazy(() => import('./closed-alert.tsx'))

/** Keeps a screen for those whom the route table names, and for buildings that have its feature switched on. */
interface Props {
  entry: Entry
  children: ReactNode
}

const back = { to: '/dashboard', text: 'Back to the dashboard' }
const toSettings = { to: '/settings#features', text: 'Open the building settings' }

interface Closed {
  title: string
  text: string
  link: typeof back
}

/** Why the screen is not for whoever is here; null where it is. */
const useClosed = (entry: Entry): Closed | null => {
  const { building } = useBuildingSelection()
  const rights = useRights()
  const { title, feature } = entry
  if (!isInCircle(entry, rights))
    return {
      title: 'This page is not for your role',
      text: 'If you think you should see it, ask your property manager or council.',
      link: back,
    }
  if (!feature || !building || rights.has(feature)) return null
  const who = rights.managesBuilding ? 'You' : 'Your managers'
  return {
    title: `${title} is switched off`,
    text: `${building.name} does not use this part of the product. ${who} can switch it on in the building settings.`,
    link: rights.managesBuilding ? toSettings : back,
  }
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
  const closed = useClosed(entry)
  const held = useHeld(entry, closed === null)
  if (closed && !held)
    return (
      <Notice title={closed.title} link={closed.link}>
        {closed.text}
      </Notice>
    )
  return (
    <>
      {closed && (
        <Suspense>
          <ClosedAlert title={closed.title} text={closed.text} />
        </Suspense>
      )}
      {children}
    </>
  )
}
