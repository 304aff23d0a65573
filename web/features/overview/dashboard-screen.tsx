import { Stack } from '@mantine/core'
import { useBuilding } from '../../api/building.tsx'
import { useRights } from '../../api/use-rights.ts'
import { useUser } from '../../api/session.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PinnedNotices } from '../notices/notices.ts'
import { TileGrid } from './tile-grid.tsx'
import { roleTiles, toolTiles } from './tiles.ts'

/** Where the day begins: what is pinned, and the way to everything else. */
const DashboardScreen = () => {
  const { name } = useBuilding()
  const { firstName } = useUser()
  const rights = useRights()
  return (
    <>
      <PageHeader
        title={`Welcome to ${name}`}
        pageTitle="Dashboard"
        text={firstName ? `Hello, ${firstName}` : 'Dashboard'}
      />
      <Stack gap="xl">
        {roleTiles(rights).map((group) => (
          <TileGrid key={group.title} group={group} />
        ))}
        {rights.has('notices') && <PinnedNotices />}
        <TileGrid group={toolTiles(rights)} />
      </Stack>
    </>
  )
}
export default DashboardScreen
