import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { cameAt } from '../../ui/use-now.ts'
import { audienceWords } from './audience-words.ts'
import { NoticeCard } from './notice-card.tsx'
import { NoticeFilters, noticeFilterKeys } from './notice-filters.tsx'

const NewNotice = () => (
  <Button component={Link} to="/announcements/new" leftSection={<IconPlus size={18} aria-hidden />}>
    New notice
  </Button>
)

/** The building's notices; `?view={id}` opens one of them, `?filter=pinned` shows the pinned ones. */
export default function NoticesScreen() {
  const [address] = useSearchParams()
  const view = address.get('view')
  return view ? <Navigate to={`/announcements/${encodeURIComponent(view)}`} replace /> : <NoticeList />
}

function NoticeList() {
  const { timeZone, jurisdiction } = useBuilding()
  const manages = useRights().looksAfter('notices')
  const { filters, set, clear, narrowed } = useFilters(noticeFilterKeys)
  const notices = useList(api.notices.list, { query: sent(filters) })
  const labels = labelsFor(jurisdiction)
  return (
    <ListScreen
      title="Announcements"
      text="News from your building."
      actions={
        <>
          <Button component={Link} to="/polls" variant="default">
            Polls
          </Button>
          {manages && <NewNotice />}
        </>
      }
      list={notices}
      search={{
        label: 'Search announcements',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={<NoticeFilters chosen={filters} set={(change) => void set(change)} manages={manages} />}
      narrowed={narrowed}
      onClear={clear}
      shape="card"
      empty={
        manages ? (
          <Empty title="No announcements yet" action={<NewNotice />}>
            Write the first notice, choose the audience, and see who has read it.
          </Empty>
        ) : (
          <Empty title="No announcements yet">
            News from your council or manager will appear here and in your inbox.
          </Empty>
        )
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((notice) => (
            <li key={notice._id}>
              <NoticeCard
                notice={notice}
                now={cameAt(notices)}
                zone={timeZone}
                audience={manages ? audienceWords(notice.audience, labels) : undefined}
              />
            </li>
          ))}
        </Stack>
      )}
    </ListScreen>
  )
}
