import { List, Text } from '@mantine/core'
import type { Change, Subject } from '../../contract/audit.ts'
import { api } from '../api/api.ts'
import { useList } from '../api/queries.ts'
import { BusyButton } from './busy-button.tsx'
import { Loaded } from './loaded.tsx'
import { Instant } from './moments.tsx'

interface Props {
  subject: Subject
  id: string
  /** What happened, in the words of the record's kind. */
  wordsOf(change: Change): string
  /** What changed, a line a field. */
  fieldsOf?(change: Change): string[]
  /** Who did it, where a name needs other words. */
  doerOf?(by: string): string
}

/** What happened to a record: who, when, what; the newest first, earlier changes on demand. */
export function RecordHistory({ subject, id, wordsOf, fieldsOf, doerOf }: Props) {
  const history = useList(api.audit.history, { params: { subject, id }, query: {} })
  const { items, error, isError, refetch } = history
  return (
    <>
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="list-item"
        rows={2}
        failed="The history could not be loaded."
        empty={<Text c="dimmed">Nothing has happened yet.</Text>}
      >
        {(changes) => (
          <List listStyleType="none" spacing="sm" withPadding={false}>
            {changes.map((change) => (
              <List.Item key={change._id}>
                <Text>{wordsOf(change)}</Text>
                <Fields lines={fieldsOf?.(change) ?? []} />
                <Text size="sm" c="dimmed">
                  {doerOf ? doerOf(change.by) : change.by}, <Instant at={change.at} />
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

const Fields = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {lines.join(' · ')}
    </Text>
  )
