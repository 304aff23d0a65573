import { useRights } from '../../api/use-rights.ts'
import { Notice } from '../../ui/notice.tsx'
import { ManagersDirectory } from './directory/managers-directory.tsx'
import { NeighboursDirectory } from './directory/neighbours-directory.tsx'

/** The directory: all of it for those who manage the building, by each neighbour's word for those who live there. */
export default function UnitsScreen() {
  const { managesBuilding, role } = useRights()
  if (managesBuilding) return <ManagersDirectory />
  return role === 'visitor' ? <NotForVisitors /> : <NeighboursDirectory />
}

export const NotForVisitors = () => (
  <Notice title="Unit Directory" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
    The directory is for people who own, rent or live here. The person you’re visiting can tell you how to find them.
  </Notice>
)
