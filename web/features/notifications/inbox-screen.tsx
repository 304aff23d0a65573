import { Badge, Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChecks, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Notification } from '../../../contract/notifications.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { useChangeUnread } from '../../api/unread.ts'
import { useAction } from '../../api/use-action.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { Instant, useZone } from '../../ui/moments.tsx'
import { cameAt } from '../../ui/use-now.ts'
import { byDay } from './by-day.ts'
import classes from './inbox-screen.module.css'

const refresh = [api.notifications.list, api.notifications.unreadCount]

function Message({ message, onOpen }: { message: Notification; onOpen(): void }) {
  const unread = message.readAt === null
  return (
    <UnstyledButton className={classes.message ?? ''} data-unread={unread || undefined} onClick={onOpen}>
      <Group wrap="nowrap" gap="sm">
        <Stack gap={2} flex={1} miw={0}>
          <Group gap="xs">
            <Text fw={unread ? 700 : 500}>{message.title}</Text>
            {unread && <Badge variant="filled">New</Badge>}
          </Group>
          {message.text && (
            <Text size="sm" lineClamp={2}>
              {message.text}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <Instant at={message.createdAt} />
          </Text>
        </Stack>
        {message.link && <IconChevronRight size={20} aria-hidden />}
      </Group>
    </UnstyledButton>
  )
}

/** Every message for the reader in this building, by day; opening one marks it read and follows its link. */
export default function InboxScreen() {
  const zone = useZone()
  const navigate = useNavigate()
  const inbox = useList(api.notifications.list, { query: {} })
  const markRead = useAction(api.notifications.markRead, { refresh })
  const markAll = useAction(api.notifications.markAllRead, {
    done: 'All messages are marked read',
    failed: 'Failed to mark the messages read',
    refresh,
  })
  const unread = useChangeUnread()
  const open = ({ _id, readAt, link }: Notification) => {
    if (readAt === null) {
      unread.move(-1)
      // A mark that did not arrive must not keep anybody from reading (specification, section 8).
      markRead.send({ body: { notificationIds: [_id] } }).catch(() => {})
    }
    if (link) void navigate(link)
  }
  const anyUnread = inbox.items?.some(({ readAt }) => readAt === null) ?? false
  return (
    <ListScreen
      title="Inbox"
      text="Everything your building told you, newest first."
      actions={
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          disabled={!anyUnread || markAll.busy}
          onClick={() => void markAll.run()}
        >
          Mark all read
        </Button>
      }
      list={inbox}
      empty={<Empty title="Your inbox is empty">New announcements and answers for you will appear here.</Empty>}
    >
      {(items) => (
        <Stack gap="lg">
          {byDay(items, cameAt(inbox), zone).map(({ name, messages }) => (
            <Stack key={name} component="section" gap="xs" aria-label={name}>
              <Title order={2} size="h5">
                {name}
              </Title>
              <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
                {messages.map((message) => (
                  <li key={message._id}>
                    <Message message={message} onOpen={() => open(message)} />
                  </li>
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
    </ListScreen>
  )
}
