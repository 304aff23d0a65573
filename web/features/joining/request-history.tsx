import { List, Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant } from '../../ui/moments.tsx'
import { Section } from '../../ui/section.tsx'

const words: Record<string, string | undefined> = {
  asked: 'Asked for access',
  'asked back': 'Asked something',
  answered: 'Answered',
  approved: 'Let in',
  declined: 'Turned down',
  withdrawn: 'Withdrawn',
  expired: 'Ended by itself',
  'evidence deleted': 'The files were deleted',
}

/** Who did it; a rule of the product is named by what it does. */
const doerOf = (by: string): string =>
  by === 'registration' ? 'whoever asks' : by.startsWith('joining.') ? 'by itself' : by

/** What happened to a request: who, when, what. */
export const RequestHistory = ({ requestId }: { requestId: string }) => {
  const history = useList(api.audit.history, { params: { subject: 'accessRequest', id: requestId }, query: {} })
  return (
    <Section title="History">
      <Loaded
        query={{ data: history.items, error: history.error, isError: history.isError, refetch: history.refetch }}
        shape="list-item"
        rows={2}
        empty={<Text c="dimmed">Nothing has happened yet.</Text>}
      >
        {(changes) => (
          <List listStyleType="none" spacing="xs">
            {changes.map(({ _id, action, by, at }) => (
              <List.Item key={_id}>
                <Text>{words[action] ?? action}</Text>
                <Text size="sm" c="dimmed">
                  {doerOf(by)}, <Instant at={at} />
                </Text>
              </List.Item>
            ))}
          </List>
        )}
      </Loaded>
    </Section>
  )
}
