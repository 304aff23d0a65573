import { Button, List, Stack, Text, Title } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant } from '../../ui/moments.tsx'
import { changeWords } from './change-words.ts'

/** What happened to a notice: who, when, what. */
export function NoticeHistory({ noticeId }: { noticeId: string }) {
  const history = useList(api.audit.history, { params: { subject: 'notice', id: noticeId }, query: {} })
  return (
    <Stack component="section" aria-labelledby="history">
      <Title order={2} size="h3" id="history">
        History
      </Title>
      <Loaded
        query={{ data: history.items, error: history.error, isError: history.isError, refetch: history.refetch }}
        shape="list-item"
        rows={2}
        empty={<Text c="dimmed">Nothing has happened yet.</Text>}
      >
        {(changes) => (
          <List listStyleType="none" spacing="sm">
            {changes.map((change) => (
              <List.Item key={change._id}>
                <Text>{changeWords(change)}</Text>
                <Text size="sm" c="dimmed">
                  {change.by}, <Instant at={change.at} />
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </Loaded>
      {history.hasNextPage && (
        <Button variant="default" disabled={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </Stack>
  )
}
