import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'

/** What happened to the building itself: who, when, what; asked for only when somebody wants to see it. */
export const SettingsHistory = ({ buildingId }: { buildingId: string }) => (
  <Panel id="history" title="History" text="All changes to these settings, who made them and when.">
    <OnDemand words="Show history">
      <RecordHistory subject="building" id={buildingId} />
    </OnDemand>
  </Panel>
)
