import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { ParkingSettings } from '../../../../contract/parking/settings.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { PatrolLinks } from './patrol-links.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How the building shares its visitor parking, and who patrols it. */
export default function ParkingSettingsScreen() {
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/settings#parking">Building settings</BackLink>
      <PageHeader title="Visitor parking" text="Visitor spaces, length of stay, and how long plates are kept." />
      <Settings />
    </Stack>
  )
}

const Settings = () => {
  const settings = useRoute(api.parking.settings, {}, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the settings are read anew behind it.
  const [ground, setGround] = useState<ParkingSettings>()
  const { data, error, isError, isFetchedAfterMount, refetch } = settings
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  const buildingId = useBuildingId() ?? ''
  return (
    <Loaded
      query={{ data: ground, error, isError, refetch }}
      shape="form"
      rows={4}
      failed="We couldn’t load the settings."
    >
      {(found) => (
        <Stack gap="lg">
          <SettingsForm key={found.version} settings={found} onSaved={setGround} />
          <PatrolLinks />
          <Panel title="History" text="Every change to these settings, by whom and when.">
            <OnDemand words="Show history">
              <RecordHistory subject="parkingSettings" id={buildingId} />
            </OnDemand>
          </Panel>
        </Stack>
      )}
    </Loaded>
  )
}
