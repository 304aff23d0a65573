import { Button, Card, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { Occupancy } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AbsentView } from './absent-view.tsx'
import { EndingView } from './ending-view.tsx'
import { FloorsView } from './floors-view.tsx'
import { LivedBar, LivedLegend } from './lived-bar.tsx'
import { statesIn } from './lived.ts'
import { MonthsView } from './months-view.tsx'
import { MovesView } from './moves-view.tsx'
import { NoticesView } from './notices-view.tsx'
import { OwnerListButtons } from './owner-list-buttons.tsx'
import { Day } from './ties.tsx'
import { useOccupancyFilters, type View } from './use-occupancy-filters.ts'
import { VacantView } from './vacant-view.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** Who lives where, who comes and goes, and what a change of tenants asks for, for those who manage the building. */
export default function OccupancyScreen() {
  const { filters, period, show } = useOccupancyFilters()
  const occupancy = useRoute(api.units.occupancy, { query: period }, { keepPrevious: true })
  return (
    <>
      <PageHeader
        title="Occupancy"
        text={
          <>
            Residents of each unit, move-ins and move-outs
            {occupancy.data && (
              <>
                , as of <Day on={occupancy.data.day} />
              </>
            )}
            .
          </>
        }
        actions={<OwnerListButtons />}
      />
      <Loaded query={occupancy} shape="card" failed="We couldn’t load the occupancy.">
        {(loaded) =>
          loaded.lived.units === 0 ? (
            <NoUnits />
          ) : (
            <Stack gap="lg">
              <Card>
                <Stack gap="md">
                  <LivedLegend lived={loaded.lived} states={statesIn([loaded.lived])} />
                  <LivedBar lived={loaded.lived} />
                </Stack>
              </Card>
              <ViewTabs occupancy={loaded} view={filters.view} onView={show}>
                <Shown view={filters.view} occupancy={loaded} />
              </ViewTabs>
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}

const NoUnits = () => (
  <Empty
    title="No units yet"
    picture="building"
    action={
      <Button component={Link} to="/unit-directory/import">
        Import a roster
      </Button>
    }
  >
    Import the building’s roster to see who lives where.
  </Empty>
)

function Shown({ view, occupancy }: { view: View; occupancy: Occupancy }) {
  const { day, tenantNotice } = occupancy
  if (view === 'months') return <MonthsView />
  if (view === 'moves') return <MovesView occupancy={occupancy} />
  if (view === 'vacant') return <VacantView day={day} />
  if (view === 'ending') return <EndingView day={day} />
  if (view === 'absent') return <AbsentView />
  if (view === 'notices' && tenantNotice) return <NoticesView rule={tenantNotice} day={day} />
  return <FloorsView occupancy={occupancy} />
}
