import { Button } from '@mantine/core'
import { useState } from 'react'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { PersonPart } from './person-part.tsx'

/** What happened to somebody's record: who, when, what; asked for only when somebody wants to see it. */
export const PersonHistory = ({ personId }: { personId: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <PersonPart title="History" text="Every change of what the building has of them, with who made it and when.">
      {open ? (
        <RecordHistory subject="person" id={personId} />
      ) : (
        <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
          Show the history
        </Button>
      )}
    </PersonPart>
  )
}
