import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ForumComment, ForumReply } from '../../../../contract/forum/comment.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { OneSaid } from './one-said.tsx'
import classes from './thread.module.css'

interface Props {
  post: ForumPost
  comment: ForumComment
  sought: string | null
  onReply: () => void
  onQuote: (said: ForumReply) => void
}

/** The replies to a comment: the first ones with it, the further ones on demand. */
export const Replies = (props: Props) => {
  const { comment } = props
  const { _id: id, replies, replyCount, repliesCursor } = comment
  const [all, setAll] = useState(false)
  const list = useList(api.forum.replies, { params: { id }, query: {} }, { enabled: all, staleTime: 0 })
  if (replies.length === 0) return null
  const shown = all ? (list.items ?? replies) : replies
  const left = replyCount - shown.length
  const more = () => (all ? void list.fetchNextPage() : setAll(true))
  const hasMore = all ? list.hasNextPage : repliesCursor !== null
  return (
    <div className={classes.replies}>
      <ol className={classes.list} aria-label={`Replies to ${comment.author?.name ?? 'this comment'}`}>
        {shown.map((said) => (
          <li key={said._id}>
            <OneSaid {...props} said={said} isSought={said._id === props.sought} />
          </li>
        ))}
      </ol>
      {all && list.isError && (
        <Button variant="default" mt="sm" onClick={() => void list.refetch()}>
          We couldn’t load the replies. Try again
        </Button>
      )}
      {hasMore && (
        <BusyButton variant="subtle" mt="sm" busy={list.isFetching} busyText="Loading..." onClick={more}>
          {left > 0 ? `Show ${counted(left, 'more reply', 'more replies')}` : 'Show more replies'}
        </BusyButton>
      )}
    </div>
  )
}
