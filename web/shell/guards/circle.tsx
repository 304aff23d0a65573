import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRights, type Rights } from '../../api/rights.ts'
import type { Entry } from '../../route-table.ts'
import { Notice } from '../../ui/notice.tsx'
import { entryOf } from '../pages.ts'

/** Keeps a screen for those whom the route table names, and for buildings that have its feature switched on. */
export const Circle = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const { building } = useBuildingSelection()
  const rights = useRights()
  const entry = entryOf(pathname)
  if (entry && !inCircle(entry, rights))
    return (
      <Notice title="This page is not for your role" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
        If you think you should see it, ask your property manager or council.
      </Notice>
    )
  if (entry?.feature && building && !rights.has(entry.feature))
    return (
      <Notice title={`${entry.title} is switched off`} link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
        {building.name} does not use this part of the product. Your managers can switch it on in the building settings.
      </Notice>
    )
  return children
}

const inCircle = ({ circle }: Pick<Entry, 'circle'>, rights: Rights): boolean => {
  if (circle === 'superadmin') return rights.superadmin
  if (circle === 'council') return rights.votes
  return circle !== 'managers' || rights.managesBuilding
}
