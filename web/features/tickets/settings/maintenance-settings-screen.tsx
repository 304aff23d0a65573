import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { MaintenanceEditor } from './maintenance-form.tsx'

/** How the building looks after maintenance: office hours, closed days, targets, limits, and whom to call first. */
const MaintenanceSettingsScreen = () => (
  <Stack gap="xs" maw={860} mx="auto">
    <BackLink to="/settings#maintenance">Building settings</BackLink>
    <PageHeader title="Maintenance" text="Office hours, reply times and approval limits." />
    <Settings />
  </Stack>
)
export default MaintenanceSettingsScreen

const Settings = () => {
  const settings = useRoute(api.maintenance.settings, {}, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the settings are read anew behind it.
  const [ground, setGround] = useState<MaintenanceSettings>()
  const { data, error, isError, isFetchedAfterMount, refetch } = settings
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  const query = { data: ground, error, isError, refetch }
  return (
    <Loaded query={query} shape="form" rows={4} failed="We couldn’t load the settings.">
      {(found) => (
        <Stack gap="lg">
          <MaintenanceEditor settings={found} onSaved={setGround} />
          <History />
        </Stack>
      )}
    </Loaded>
  )
}

const History = () => (
  <Panel title="History" text="Every change to these settings, with who made it and when.">
    <OnDemand words="Show history">
      <RecordHistory subject="maintenanceSettings" id={useBuildingId() ?? ''} />
    </OnDemand>
  </Panel>
)
