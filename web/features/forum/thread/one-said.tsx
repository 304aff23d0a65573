import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconQuote } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { ForumReply } from '../../../../contract/forum/comment.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { OfficeBadge } from '../post-marks.tsx'
import { pageOf } from '../words.ts'
import { Byline } from './byline.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { HiddenAlert } from './hidden-alert.tsx'
import { CommentReactions } from './reactions.tsx'
import classes from './thread.module.css'
import { anchorOf } from './use-sought.ts'

const EditComment = lazy(() => import('../write/edit-comment.tsx'))

interface Props {
  post: ForumPost
  said: ForumReply
  /** Whether the address names it. */
  isSought: boolean
  onReply: () => void
  onQuote: (said: ForumReply) => void
}

/** A comment or a reply. */
export const OneSaid = (props: Props) => {
  const { said, isSought, post } = props
  const { _id, author, isAnswer, isDeleted } = said
  const [editing, setEditing] = useState(false)
  if (!author)
    return (
      <div id={anchorOf(_id)} tabIndex={-1} className={classes.comment}>
        <Text c="dimmed">{isDeleted ? 'This comment was deleted.' : 'This comment is hidden.'}</Text>
      </div>
    )
  return (
    <article
      id={anchorOf(_id)}
      tabIndex={-1}
      className={classes.comment}
      aria-label={`${said.parentId === null ? 'Comment' : 'Reply'} by ${author.name}`}
      data-answer={isAnswer || undefined}
      data-sought={isSought || undefined}
    >
      <Byline
        author={author}
        createdAt={said.createdAt}
        editedAt={said.editedAt}
        size={36}
        more={
          <>
            {said.official && <OfficeBadge office={said.official} />}
            {isAnswer && <StatusBadge tone="good">Answer</StatusBadge>}
          </>
        }
        end={<CommentMenu post={post} said={said} onEdit={() => setEditing(true)} />}
      />
      <HiddenAlert
        what="comment"
        status={said.status}
        reason={said.hiddenReason}
        mine={author.isMe}
        canEdit={said.can.edit}
      />
      {editing ? (
        <Suspense fallback={<Placeholder shape="form" rows={1} />}>
          <EditComment comment={said} slug={post.category.slug} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Words {...props} />
      )}
    </article>
  )
}

const Words = ({ post, said, onReply, onQuote }: Props) => {
  const { _id: id, quote, body, attachments, author, can } = said
  return (
    <>
      {quote && <Quoted postId={post._id} quote={quote} />}
      <RichText html={body} under={2} />
      <Files
        label={`Files from ${author?.name ?? 'someone'}`}
        files={attachments}
        endpoint={api.forum.openCommentFile}
        argsOf={(fileId) => ({ params: { id, fileId } })}
      />
      <Group gap={6} className="no-print">
        <CommentReactions comment={said} />
        {can.reply && (
          <>
            <Button
              size="compact-md"
              variant="subtle"
              className={classes.reaction ?? ''}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              aria-label={`Reply to ${author?.name ?? 'this comment'}`}
              onClick={onReply}
            >
              Reply
            </Button>
            <Button
              size="compact-md"
              variant="subtle"
              className={classes.reaction ?? ''}
              leftSection={<IconQuote size={18} aria-hidden />}
              aria-label={`Quote ${author?.name ?? 'this comment'}`}
              onClick={() => onQuote(said)}
            >
              Quote
            </Button>
          </>
        )}
      </Group>
    </>
  )
}

const Quoted = ({ postId, quote }: { postId: string; quote: NonNullable<ForumReply['quote']> }) => (
  <blockquote className={classes.quote}>
    {quote.words ? (
      <>
        <Text size="sm" lineClamp={4}>
          {quote.words}
        </Text>
        <Link to={pageOf(postId, quote._id)} className={classes.name}>
          {quote.name ?? 'Someone'}
        </Link>
      </>
    ) : (
      'The quoted text is no longer available.'
    )}
  </blockquote>
)
