import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'

/** What happened to the building itself: who, when, what; asked for only when somebody wants to see it. */
export function SettingsHistory({ buildingId }: { buildingId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Panel id="history" title="History" text="Every change of these settings, with who made it and when.">
      {open ? (
        <RecordHistory subject="building" id={buildingId} />
      ) : (
        <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
          Show the history
        </Button>
      )}
    </Panel>
  )
}
