import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { api } from '../../../../api/api.ts'
import { useList } from '../../../../api/queries.ts'
import { Empty } from '../../../../ui/empty.tsx'
import { ListScreen } from '../../../../ui/list-screen.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { myLetterPath } from '../addresses.ts'

/** The letters of the building to whoever reads, newest first. */
export default function MyLettersView() {
  const letters = useList(api.forms.myLetters, { query: {} }, { staleTime: 0 })
  return (
    <ListScreen
      title="Letters to me"
      text="Letters from your building about your unit. No one else in the building can see them here."
      list={letters}
      empty={<Empty title="No letters yet">Letters about your unit will appear here and in your inbox.</Empty>}
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map(({ _id, subject, unitNumber, at, readAt }) => (
            <li key={_id}>
              <Card component="article" padding="md">
                <Group gap="xs">
                  <Anchor
                    component={Link}
                    to={myLetterPath(_id)}
                    fw={600}
                    display="inline-flex"
                    mih="var(--finger)"
                    style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
                  >
                    {subject}
                  </Anchor>
                  {readAt === null && <StatusBadge tone="brand">New</StatusBadge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {`Unit ${unitNumber}, `}
                  <Instant at={at} />
                </Text>
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </ListScreen>
  )
}
