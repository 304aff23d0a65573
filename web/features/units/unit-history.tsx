import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { RecordHistory } from '../../ui/record-history.tsx'
import { UnitSection } from './records/record-section.tsx'

/** What happened to a unit: who, when, what; asked for only when somebody wants to see it. */
export function UnitHistory({ unitId }: { unitId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <UnitSection id="history" title="History">
      {open ? (
        <RecordHistory subject="unit" id={unitId} />
      ) : (
        <>
          <Text c="dimmed" size="sm">
            Every change of this unit, with who made it and when.
          </Text>
          <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
            Show the history
          </Button>
        </>
      )}
    </UnitSection>
  )
}
