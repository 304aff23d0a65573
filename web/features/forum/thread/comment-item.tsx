import { Box } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ForumComment, ForumReply } from '../../../../contract/forum/comment.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { plainTextOf } from '../../../../contract/rich-text.ts'
import { useCommentDraft } from '../write/comment-draft.ts'
import type { Quote } from '../write/comment-words.ts'
import { OneSaid } from './one-said.tsx'
import { Replies } from './replies.tsx'
import classes from './thread.module.css'

const CommentForm = lazy(() => import('../write/comment-form.tsx'))

interface Props {
  post: ForumPost
  comment: ForumComment
  sought: string | null
  /** Whether what is unread begins with it. */
  begins: boolean
}

/** How much of what is quoted shows while the answer is written. */
const quoteMostChars = 200

const quoteOf = ({ _id, author, body }: ForumReply): Quote => ({
  _id,
  name: author?.name ?? '',
  words: plainTextOf(body, quoteMostChars),
})

/** A comment with the replies to it, and the place to write a further one. */
export const CommentItem = ({ post, comment, sought, begins }: Props) => {
  const [round, setRound] = useState(0)
  const [answering, setAnswering] = useState<{ quote: Quote | null } | null>(null)
  const answer = (quoted: ForumReply | null) => {
    setAnswering({ quote: quoted && quoteOf(quoted) })
    setRound(round + 1)
  }
  const over = () => {
    setAnswering(null)
    setRound(round + 1)
  }
  const acts = { onReply: () => answer(null), onQuote: answer }
  return (
    <li>
      {begins && <div className={classes.line}>New since your last visit</div>}
      <OneSaid post={post} said={comment} isSought={comment._id === sought} {...acts} />
      <Replies post={post} comment={comment} sought={sought} {...acts} />
      <Answer key={round} post={post} parent={comment} asked={answering} onDone={over} />
    </li>
  )
}

interface AnswerProps {
  post: ForumPost
  parent: ForumComment
  /** That somebody wants to answer, and what they quote. */
  asked: { quote: Quote | null } | null
  onDone: () => void
}

const Answer = ({ post, parent, asked, onDone }: AnswerProps) => {
  const draft = useCommentDraft(post._id, parent._id)
  if (!parent.can.reply || (asked === null && draft.kept === null)) return null
  return (
    <Box className={classes.replies ?? ''}>
      <Suspense fallback={<Placeholder shape="form" rows={1} />}>
        <CommentForm
          post={post}
          parentId={parent._id}
          draft={draft}
          quoted={asked?.quote ?? null}
          button="Send reply"
          onDone={onDone}
        />
      </Suspense>
    </Box>
  )
}
