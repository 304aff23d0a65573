import { Anchor, List, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { LoggedChange } from '../../contract/audit.ts'
import { doerWords } from '../../contract/audit/change-words.ts'
import { changeLines, changeWords } from '../../contract/audit/words.ts'
import { api } from '../api/api.ts'
import { useList } from '../api/queries.ts'
import { BusyButton } from './busy-button.tsx'
import { Loaded } from './loaded.tsx'
import { Instant, useZone } from './moments.tsx'

interface Props {
  subject: LoggedChange['subject']
  id: string
}

/** What happened to a record: who, when, what; the newest first, earlier changes on demand. */
export function RecordHistory({ subject, id }: Props) {
  const history = useList(api.audit.history, { params: { subject, id }, query: {} })
  const zone = useZone()
  const { items, error, isError, refetch } = history
  return (
    <>
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="list-item"
        rows={2}
        failed="We couldn’t load the history."
        empty={<Text c="dimmed">No changes yet.</Text>}
      >
        {(changes) => (
          <List listStyleType="none" spacing="sm" withPadding={false}>
            {changes.map(({ _id, at, by, action, fields }) => (
              <List.Item key={_id}>
                <Text>{changeWords(subject, action)}</Text>
                <ChangeLines lines={changeLines(subject, fields, zone)} />
                <Text size="sm" c="dimmed">
                  {doerWords(by)}, <Instant at={at} />
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
      {/* Not before the changes are there, which would push it away from under a finger. */}
      {!history.isPending && (
        <Anchor component={Link} to="/settings/history" w="fit-content" py="xs">
          All changes in the building
        </Anchor>
      )}
    </>
  )
}

/** What fields held and hold, in a line that breaks where it must. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {lines.join(' · ')}
    </Text>
  )
