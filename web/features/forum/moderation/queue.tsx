import { Stack } from '@mantine/core'
import type { ForumCase } from '../../../../contract/forum/moderation.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CaseCard } from './case-card.tsx'

/** What waits for a moderator, the oldest first. */
export default function Queue() {
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/forum">Community forum</BackLink>
      <PageHeader
        title="Moderation"
        text="Reported items and posts pending review. Your decisions appear in the log, which everyone can read."
      />
      <Cases />
    </Stack>
  )
}

const Cases = () => {
  const cases = useList(api.moderation.queue, { query: {} }, { staleTime: 0 })
  return (
    <ListPart
      list={cases}
      shape="card"
      empty={<Empty title="Nothing to review">Reported posts and comments will appear here.</Empty>}
    >
      {(items: readonly ForumCase[]) => (
        <Stack component="ul" gap="md" m={0} p={0} aria-label="Pending items" style={{ listStyle: 'none' }}>
          {items.map((one) => (
            <li key={one._id}>
              <CaseCard one={one} />
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}
