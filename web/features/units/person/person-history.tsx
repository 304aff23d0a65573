import { OnDemand } from '../../../ui/on-demand.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What happened to somebody's record: who, when, what; asked for only when somebody wants to see it. */
export const PersonHistory = ({ personId }: { personId: string }) => (
  <Panel title="History" text="Every change to this person’s record, with who made it and when.">
    <OnDemand words="Show history">
      <RecordHistory subject="person" id={personId} />
    </OnDemand>
  </Panel>
)
