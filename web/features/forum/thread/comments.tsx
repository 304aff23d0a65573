import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useState } from 'react'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { Section } from '../../../ui/section.tsx'
import { closedWords } from '../words.ts'
import { CommentItem } from './comment-item.tsx'
import { Composer } from './composer.tsx'
import { arrivedSince, countArrived, firstUnread, heldBack } from './news.ts'
import classes from './thread.module.css'
import { goTo, useSought } from './use-sought.ts'
import { useReadMark } from './use-read-mark.ts'

const orders = ['oldest', 'newest'] as const
const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** What was said about a post. What comes while somebody reads is told quietly, and moves nothing. */
export const Comments = ({ post }: { post: ForumPost }) => {
  const [{ order, comment }, set] = useQueryStates({
    order: parseAsStringLiteral(orders).withDefault('oldest'),
    comment: parseAsString,
  })
  const sought = isId(comment) ? comment : null
  return (
    <Section
      title={post.comments === 0 ? 'Comments' : counted(post.comments, 'comment')}
      action={
        post.comments > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Comment order"
            data={[
              { value: 'oldest', label: 'Oldest first' },
              { value: 'newest', label: 'Newest first' },
            ]}
            value={order}
            onChange={(next) => void set({ order: next === 'newest' ? 'newest' : null, comment: null })}
          />
        )
      }
    >
      {sought !== null && (
        <Group gap="sm" mb="md">
          <Text size="sm">Starting at the comment you opened.</Text>
          <Button variant="default" onClick={() => void set({ comment: null })}>
            Show from the beginning
          </Button>
        </Group>
      )}
      <CommentList
        key={`${order}/${sought ?? ''}`}
        post={post}
        order={order}
        sought={sought}
        onSeek={(id) => void set({ comment: id })}
        onNewest={() => void set({ order: 'newest', comment: null })}
      />
    </Section>
  )
}

interface Props {
  post: ForumPost
  order: (typeof orders)[number]
  /** The comment that the address names. */
  sought: string | null
  /** Begins the list at a comment that it has not loaded. */
  onSeek: (commentId: string) => void
  onNewest: () => void
}

const CommentList = ({ post, order, sought, onSeek, onNewest }: Props) => {
  const { _id: id, comments: count, can } = post
  const query = { order, ...(sought !== null && { from: sought }) }
  const comments = useList(api.forum.comments, { params: { id }, query }, { staleTime: 0, keepPrevious: false })
  const { items, hasNextPage, isFetching } = comments
  // What the reader has before them began with this moment; the server's clock says it, and no other.
  const [{ openedAt, had }, setOpened] = useState({ openedAt: post.lastAt, had: count })
  const [line, setLine] = useState<string | null>(null)
  if (line === null && items) {
    const first = firstUnread(items, openedAt)
    if (first !== null) setLine(first)
  }
  useReadMark(post, items !== undefined && !hasNextPage)
  useSought(sought, items !== undefined)
  const isNewest = order === 'newest'
  const arrived = items ? arrivedSince(items, openedAt) : []
  const isCutOff = hasNextPage && !isNewest
  const news = isCutOff && items && !isFetching ? countArrived(items, { openedAt, had, has: count }) : arrived.length
  const open = () => setOpened({ openedAt: post.lastAt, had: count })
  const look = () => {
    open()
    if (arrived[0]) goTo(arrived[0])
    else onNewest()
  }
  const shown = isNewest && items ? heldBack(items, openedAt) : items
  return (
    <>
      {isNewest && <Arrived count={arrived.length} words="Show" onLook={open} />}
      <ListPart
        list={{ ...comments, items: shown }}
        shape="list-item"
        empty={
          <Text c="dimmed" mb="md">
            {count === 0 ? 'No comments yet.' : 'No comments to show.'}
          </Text>
        }
      >
        {(all) => (
          <ol className={classes.list}>
            {all.map((comment) => (
              <CommentItem
                key={comment._id}
                post={post}
                comment={comment}
                sought={sought}
                begins={!isNewest && comment._id === line && all[0]?._id !== line}
              />
            ))}
          </ol>
        )}
      </ListPart>
      {!isNewest && <Arrived count={news} words="See" onLook={look} foot />}
      {can.comment ? <Composer post={post} onMade={(made) => isCutOff && onSeek(made)} /> : <Closed post={post} />}
    </>
  )
}

interface ArrivedProps {
  count: number
  words: string
  onLook: () => void
  /** Stays at the foot of the window while its place is further down. */
  foot?: boolean
}

/** How many comments came while somebody was reading. */
const Arrived = ({ count, words, onLook, foot = false }: ArrivedProps) => (
  <div role="status" className={foot ? classes.arrived : undefined}>
    {count > 0 && (
      <Button variant="default" mb="md" leftSection={<IconArrowDown size={18} aria-hidden />} onClick={onLook}>
        {`${words} ${counted(count, 'new comment')}`}
      </Button>
    )}
  </div>
)

const Closed = ({ post }: { post: ForumPost }) => (
  <Text c="dimmed" mt="md">
    {closedWords(post)}
  </Text>
)
