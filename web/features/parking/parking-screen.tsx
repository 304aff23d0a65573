import { Button, Tabs } from '@mantine/core'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { SpacesNow } from './spaces-now.tsx'

const MyStalls = lazy(() => import('./stalls/my-stalls.tsx'))
const MyVisitors = lazy(() => import('./visitors/my-visitors.tsx'))
const AllVisitors = lazy(() => import('./visitors/all-visitors.tsx'))
const Statistics = lazy(() => import('./statistics/statistics.tsx'))
const ViolationList = lazy(() => import('./violations/violation-list.tsx'))
const MyViolations = lazy(() => import('./violations/my-violations.tsx'))
const OneViolation = lazy(() => import('./violations/one-violation.tsx'))

const tabs = ['my-visitors', 'my-stalls', 'all-visitors', 'violations', 'statistics', 'my-violations'] as const
type Tab = (typeof tabs)[number]
const tabLabels: Readonly<Record<Tab, string>> = {
  'my-visitors': 'My visitors',
  'my-stalls': 'My stalls',
  'all-visitors': 'All visitors',
  violations: 'Violations',
  statistics: 'Statistics',
  'my-violations': 'My unit’s violations',
}

/** Parking: one's visitors and stalls; for those who manage it all visitors and violations, and one violation. */
export default function ParkingScreen() {
  const { violationId } = useParams()
  const { role, superadmin } = useRights()
  if (role === 'visitor' && !superadmin)
    return (
      <Notice title="Residents register their visitors" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
        Ask your host to register your car or send you a guest link.
      </Notice>
    )
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {violationId === undefined ? <Parking /> : <OneViolation key={violationId} id={violationId} />}
    </Suspense>
  )
}

const managing = ['all-visitors', 'violations', 'statistics'] as const
const own = ['my-visitors', 'my-stalls'] as const

/** Shows a manager's own visitors and stalls only where they have a unit; a manager is rarely a resident. */
function Parking() {
  const manages = useRights().looksAfter('parking')
  const facts = useRoute(api.parking.registering, undefined, { enabled: manages })
  if (!manages) return <ParkingTabs manages={false} open={[...own, 'my-violations']} />
  const hasUnit = facts.data?.units.length !== 0
  return <ParkingTabs manages open={facts.isPending ? [] : hasUnit ? [...own, ...managing] : managing} />
}

/** The tabs that are open to somebody; none while that is still asked. */
function ParkingTabs({ manages, open }: { manages: boolean; open: readonly Tab[] }) {
  const { pathname } = useLocation()
  const [wanted, setTab] = useQueryState('activeTab', parseAsStringLiteral(tabs))
  const tab = wanted !== null && open.includes(wanted) ? wanted : open[0]
  return (
    <>
      <PageHeader
        title="Parking"
        text={<SpacesNow />}
        actions={
          manages && (
            <>
              <Button component={Link} to="/parking/patrol" variant="default">
                Patrol
              </Button>
              <Button component={Link} to="/parking-management" variant="default">
                Manage stalls
              </Button>
            </>
          )
        }
      />
      {tab === undefined && <Placeholder shape="list-item" />}
      {tab !== undefined && (
        <Tabs key={pathname} value={tab} onChange={(next) => void setTab(next as Tab)} keepMounted={false}>
          <Tabs.List mb="md">
            {open.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {tabLabels[one]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab}>
            <Suspense fallback={<Placeholder shape="list-item" />}>
              {tab === 'my-visitors' && <MyVisitors />}
              {tab === 'my-stalls' && <MyStalls />}
              {tab === 'all-visitors' && <AllVisitors />}
              {tab === 'violations' && <ViolationList />}
              {tab === 'statistics' && <Statistics />}
              {tab === 'my-violations' && <MyViolations />}
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  )
}
