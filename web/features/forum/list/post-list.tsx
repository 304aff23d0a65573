import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { sent } from '../../../ui/use-filters.ts'
import { cameAt } from '../../../ui/use-now.ts'
import { PostRow } from './post-row.tsx'
import { SaleCard } from './sale-card.tsx'
import type { ForumFilters, Shows } from './use-forum-filters.ts'

interface Props {
  filters: ForumFilters
  category: ForumCategory | null
  /** The way to write one, where somebody may. */
  action: ReactNode
}

const nothing: Readonly<Record<Shows, { title: string; text: string }>> = {
  unread: { title: 'You’re all caught up', text: 'New posts and comments will appear here.' },
  mine: { title: 'You haven’t posted yet', text: 'Your posts and their replies will appear here.' },
  following: {
    title: 'You aren’t following any posts',
    text: 'You follow posts you write or comment on, and any others you choose.',
  },
}

/** The posts, pinned ones first, then by their last activity; a marketplace as cards with what is offered. */
export const PostList = ({ filters: { shows, sale, clear, narrowed }, category, action }: Props) => {
  const query = sent({ category: category?.slug ?? null, shows, sale })
  const posts = useList(api.forum.list, { query }, { staleTime: 0 })
  const now = cameAt(posts)
  return (
    <ListPart
      list={posts}
      shape="card"
      narrowed={narrowed && shows === null}
      onClear={clear}
      empty={
        shows === null ? (
          <Empty title="No posts yet" action={action}>
            {category?.kind === 'marketplace'
              ? 'Offer something you no longer need, or ask for something you’re looking for.'
              : 'Say hello, ask a question, or share some news with your neighbours.'}
          </Empty>
        ) : (
          <Empty title={nothing[shows].title}>{nothing[shows].text}</Empty>
        )
      }
    >
      {(items) =>
        category?.kind === 'marketplace' ? (
          <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} m={0} p={0} style={{ listStyle: 'none' }}>
            {items.map((post) => (
              <li key={post._id}>
                <SaleCard post={post} now={now} />
              </li>
            ))}
          </SimpleGrid>
        ) : (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label="Posts" style={{ listStyle: 'none' }}>
            {items.map((post) => (
              <li key={post._id}>
                <PostRow post={post} now={now} inCategory={category !== null} />
              </li>
            ))}
          </Stack>
        )
      }
    </ListPart>
  )
}
