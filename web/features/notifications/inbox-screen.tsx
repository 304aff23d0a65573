import { Button } from '@mantine/core'
import { IconChecks, IconSettings } from '@tabler/icons-react'
import { Link } from 'react-router'
import { api } from '../../api/api.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { useList } from '../../api/queries.ts'
import { useUnreadCount } from '../../api/unread.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { cameAt } from '../../ui/use-now.ts'
import { InboxFilters, inboxFilterKeys } from './inbox-filters.tsx'
import { MessageList } from './message-list.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Every message for the reader in this building, by day; opening one marks it read and follows its link. */
export default function InboxScreen() {
  return <Inbox key={useBuildingId()} />
}

function Inbox() {
  const { filters, set, clear } = useFilters(inboxFilterKeys)
  const { unread, kind } = filters
  const inbox = useList(api.notifications.list, { query: sent({ unread, kind }) }, { staleTime: 0 })
  const { shown, arrived, letIn } = useArrivals(inbox, `${unread} ${kind}`)
  const mark = useMarkRead(kind)
  return (
    <ListScreen
      title="Inbox"
      text="All messages from your building, newest first."
      actions={<Actions mark={mark} />}
      list={{ ...inbox, items: shown }}
      filters={<InboxFilters chosen={filters} set={(change) => void set(change)} />}
      narrowed={kind !== null}
      onClear={clear}
      empty={unread === null ? <NothingYet /> : <AllRead onShowAll={clear} />}
    >
      {(messages) => (
        <MessageList messages={messages} arrived={arrived} onLetIn={letIn} now={cameAt(inbox)} mark={mark} />
      )}
    </ListScreen>
  )
}

const Actions = ({ mark }: { mark: ReturnType<typeof useMarkRead> }) => {
  const waiting = useUnreadCount()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecks size={18} aria-hidden />}
        disabled={waiting === 0 || mark.busy}
        onClick={mark.everything}
      >
        Mark all as read
      </Button>
      {useBuildingId() !== null && (
        <Button
          component={Link}
          to="/inbox/preferences"
          variant="default"
          leftSection={<IconSettings size={18} aria-hidden />}
        >
          Preferences
        </Button>
      )}
    </>
  )
}

const NothingYet = () => <Empty title="Your inbox is empty">New announcements and replies will appear here.</Empty>

const AllRead = ({ onShowAll }: { onShowAll(): void }) => (
  <Empty title="You’re all caught up" action={<Button onClick={onShowAll}>Show all messages</Button>}>
    You have no unread messages. New ones will appear here right away.
  </Empty>
)
