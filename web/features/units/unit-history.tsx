import { Button, List, Text } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant } from '../../ui/moments.tsx'
import { UnitSection } from './records/record-section.tsx'
import { unitChangeWords, unitFieldWords } from './unit-change-words.ts'

/** What happened to a unit: who, when, what; asked for only when somebody wants to see it. */
export function UnitHistory({ unitId }: { unitId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <UnitSection id="history" title="History">
      {open ? (
        <Changes unitId={unitId} />
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

function Changes({ unitId }: { unitId: string }) {
  const history = useList(api.audit.history, { params: { subject: 'unit', id: unitId }, query: {} })
  return (
    <>
      <Loaded
        query={{ data: history.items, error: history.error, isError: history.isError, refetch: history.refetch }}
        shape="list-item"
        rows={3}
        failed="The history could not be loaded."
        empty={<Text c="dimmed">Nothing has happened yet.</Text>}
      >
        {(changes) => (
          <List listStyleType="none" spacing="sm" withPadding={false}>
            {changes.map((change) => (
              <List.Item key={change._id}>
                <Text>{unitChangeWords(change.action)}</Text>
                {unitFieldWords(change.fields).length > 0 && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {unitFieldWords(change.fields).join(' · ')}
                  </Text>
                )}
                <Text size="sm" c="dimmed">
                  {change.by}, <Instant at={change.at} />
                </Text>
              </List.Item>
            ))}
          </List>
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
