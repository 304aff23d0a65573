import type { ReactNode } from 'react'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/use-rights.ts'
import type { Entry } from '../route-table/route-table.ts'
import { Notice } from '../ui/notice.tsx'
import { isInCircle } from './reach.ts'

/** Keeps a screen for those whom the route table names, and for buildings that have its feature switched on. */
interface Props {
  entry: Entry
  children: ReactNode
}

const back = { to: '/dashboard', text: 'Back to the dashboard' }

export const Circle = ({ entry, children }: Props) => {
  const { building } = useBuildingSelection()
  const rights = useRights()
  const { title, feature } = entry
  if (!isInCircle(entry, rights))
    return (
      <Notice title="This page is not for your role" link={back}>
        If you think you should see it, ask your property manager or council.
      </Notice>
    )
  if (feature && building && !rights.has(feature))
    return (
      <Notice title={`${title} is switched off`} link={back}>
        {building.name} does not use this part of the product. Your managers can switch it on in the building settings.
      </Notice>
    )
  return children
}
