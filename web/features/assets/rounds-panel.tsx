import { List, Text } from '@mantine/core'
import { formatDate } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainText } from '../../ui/plain-text.tsx'

/** What was done to an asset, the latest first; earlier rounds on demand. */
export const RoundsPanel = ({ id }: { id: string }) => {
  const rounds = useList(api.assets.rounds, { params: { id }, query: {} })
  const { items, error, isError, refetch } = rounds
  return (
    <Panel title="Completed work">
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="list-item"
        rows={2}
        failed="We couldn’t load the completed work."
        empty={<Text c="dimmed">No completed work recorded yet.</Text>}
      >
        {(done) => (
          <List listStyleType="none" spacing="sm" withPadding={false}>
            {done.map(({ _id, title, doneOn, dueOn, note, by }) => (
              <List.Item key={_id}>
                <Text style={{ overflowWrap: 'anywhere' }}>
                  {formatDate(doneOn)}: {title}
                </Text>
                {note && <PlainText size="sm">{note}</PlainText>}
                <Text size="sm" c="dimmed">
                  Planned for {formatDate(dueOn)}; entered by {by}
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </Loaded>
      {rounds.hasNextPage && (
        <BusyButton
          variant="default"
          w="fit-content"
          busy={rounds.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void rounds.fetchNextPage()}
        >
          Show earlier work
        </BusyButton>
      )}
    </Panel>
  )
}
