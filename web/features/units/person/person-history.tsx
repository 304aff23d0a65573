import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { personChangeWords, personFieldWords } from './change-words.ts'
import { PersonPart } from './person-part.tsx'
import classes from './person.module.css'

/** What happened to somebody's record: who, when, what; asked for only when somebody wants to see it. */
export const PersonHistory = ({ personId }: { personId: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <PersonPart title="History" text="Every change of what the building has of them, with who made it and when.">
      {open ? (
        <Changes personId={personId} />
      ) : (
        <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
          Show the history
        </Button>
      )}
    </PersonPart>
  )
}

const Changes = ({ personId }: { personId: string }) => {
  const history = useList(api.audit.history, { params: { subject: 'person', id: personId }, query: {} })
  const { items, error, isError, refetch } = history
  return (
    <>
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="list-item"
        rows={3}
        failed="The history could not be loaded."
        empty={<Text c="dimmed">Nothing has happened yet.</Text>}
      >
        {(changes) => (
          <ul className={classes['rows']}>
            {changes.map((change) => (
              <li key={change._id}>
                <Text>{personChangeWords(change.action)}</Text>
                {personFieldWords(change).length > 0 && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {personFieldWords(change).join(' · ')}
                  </Text>
                )}
                <Text size="sm" c="dimmed">
                  {change.by}, <Instant at={change.at} />
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {history.hasNextPage && (
        <BusyButton
          variant="default"
          w="fit-content"
          busy={history.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier changes
        </BusyButton>
      )}
    </>
  )
}
