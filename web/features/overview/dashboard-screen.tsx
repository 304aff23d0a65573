import { Stack } from '@mantine/core'
import { dashboardHeldMs } from '../../../contract/limits.ts'
import { useBuilding } from '../../api/building.tsx'
import { useUser } from '../../api/session.tsx'
import { useRights } from '../../api/use-rights.ts'
import { Late, useLapse } from '../../ui/late.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import { ImportantContacts } from '../buildings/buildings.ts'
import { ImportantDocuments } from '../documents/documents.ts'
import { PinnedNotices } from '../notices/notices.ts'
import { BuildingFigures } from './building-figures.tsx'
import { FirstStepsList } from './first-steps-list.tsx'
import { MyActivity } from './my-activity.tsx'
import { PendingVote } from './pending-vote.tsx'
import { TileGrid } from './tile-grid.tsx'
import { bylawTiles, feeTiles, roleTiles, toolTiles } from './tiles.ts'
import { useDashboard } from './use-dashboard.ts'

/** Where the day begins: what waits for somebody, whom to reach, what is pinned, and the way to everything else. */
const DashboardScreen = () => {
  const { name } = useBuilding()
  const { firstName } = useUser()
  return (
    <>
      <PageHeader
        title={`Welcome to ${name}`}
        pageTitle="Dashboard"
        text={firstName ? `Hello, ${firstName}` : 'Dashboard'}
      />
      <Overview />
    </>
  )
}
export default DashboardScreen

/** The specification's order, top to bottom (section 2, dashboard). */
const Overview = () => {
  const rights = useRights()
  const { data, waits, part, at } = useDashboard()
  // What the answer may put on top would push the rest down, so the rest waits for it a moment.
  const late = useLapse(dashboardHeldMs)
  if (waits && !late)
    return (
      <Late>
        <Placeholder shape="card" />
      </Late>
    )
  const pinned = part(({ pinnedNotices, pinnedNoticeCount: count }) => ({ notices: pinnedNotices, count }))
  return (
    <Stack gap="xl">
      {data?.firstSteps && <FirstStepsList steps={data.firstSteps} />}
      <MyActivity activity={data?.activity} rights={rights} />
      <PendingVote voting={data?.voting} />
      {roleTiles(rights).map((group) => (
        <TileGrid key={group.title} group={group} />
      ))}
      <ImportantContacts part={part(({ contacts }) => contacts)} manages={rights.managesBuilding} at={at} />
      {rights.has('notices') && <PinnedNotices part={pinned} now={at} />}
      <ImportantDocuments part={part(({ pinnedDocuments }) => pinnedDocuments)} manages={rights.managesBuilding} />
      <TileGrid group={toolTiles(rights)} />
      <TileGrid group={bylawTiles} />
      {feeTiles(rights).map((group) => (
        <TileGrid key={group.title} group={group} />
      ))}
      {rights.managesBuilding && <BuildingFigures part={part(({ stats }) => stats)} />}
    </Stack>
  )
}
