import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { proposalCommentsMost } from '../../../../../contract/limits/voting.ts'
import { CommentWritten } from '../../../../../contract/voting/bodies.ts'
import type { Proposal, ProposalComment } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { shownOfProposals } from '../shown.ts'
import { Linked } from '../../../../ui/plain-text.tsx'
import classes from './discussion.module.css'

interface Props {
  proposal: Pick<Proposal, '_id' | 'comments' | 'textVersion' | 'can'>
}

/** What council says about a proposal, oldest first. */
export const Comments = ({ proposal, proposal: { comments } }: Props) =>
  comments.length === 0 ? (
    <Text c="dimmed">No comments yet.</Text>
  ) : (
    <>
      {comments.length === proposalCommentsMost && (
        <Text c="dimmed" size="sm">
          Showing the latest {proposalCommentsMost} comments. Earlier ones are kept but not shown here.
        </Text>
      )}
      <ol className={classes.comments} aria-label="Comments">
        {comments.map((comment) => (
          <Said key={comment._id} comment={comment} proposal={proposal} />
        ))}
      </ol>
    </>
  )

/** A comment; what was written to another text than the one that stands says so, and so does one that was corrected. */
const Said = ({ comment, proposal: { _id: id, textVersion, can } }: Props & { comment: ProposalComment }) => {
  const { at, by, isMine, words, editedAt, textVersion: writtenTo } = comment
  const [correcting, setCorrecting] = useState(false)
  return (
    <li className={classes.said} data-mine={isMine || undefined}>
      {correcting ? (
        <CorrectForm id={id} comment={comment} onDone={() => setCorrecting(false)} />
      ) : (
        <span className={classes.words}>
          <Linked>{words}</Linked>
        </span>
      )}
      <span className={classes.who}>
        {isMine ? 'You' : by}, <Instant at={at} />
        {writtenTo !== textVersion && `, on version ${writtenTo}`}
        {editedAt !== null && ', edited'}
      </span>
      {isMine && can.comment && !correcting && (
        <Button variant="subtle" w="fit-content" onClick={() => setCorrecting(true)}>
          Edit
        </Button>
      )}
    </li>
  )
}

interface CorrectProps {
  id: string
  comment: ProposalComment
  onDone: () => void
}

const CorrectForm = ({ id, comment: { _id: commentId, words }, onDone }: CorrectProps) => {
  const correct = useAction(api.voting.correctComment, { refresh: shownOfProposals })
  const form = useContractForm(CommentWritten, { words }, { keeps: `proposal-comment/${commentId}`, mode: 'onSubmit' })
  const send = async (body: CommentWritten) => {
    await correct.send({ params: { id, commentId }, body })
    onDone()
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save your edit. Please try again; nothing you typed was lost."
      label="Edit a comment"
    >
      <TextAreaField control={form.control} name="words" label="Edited comment" minRows={2} />
      <Group gap="sm">
        <SubmitButton busyText="Saving...">Save</SubmitButton>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

interface FormProps {
  proposal: Pick<Proposal, '_id' | 'about'>
  /** Whether something is typed that was not sent. */
  onBegun: (begun: boolean) => void
}

export const CommentForm = ({ proposal: { _id: id, about }, onBegun }: FormProps) => {
  const say = useAction(api.voting.comment, { refresh: shownOfProposals })
  const form = useContractForm(CommentWritten, { words: '' }, { keeps: `proposal/${id}/comment`, mode: 'onSubmit' })
  const { isDirty } = form.formState
  useEffect(() => onBegun(isDirty), [isDirty, onBegun])
  const send = async (body: CommentWritten) => {
    await say.send({ params: { id }, body })
    form.reset()
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t send your comment. Please try again; nothing you typed was lost."
      label="Write a comment"
    >
      <TextAreaField
        control={form.control}
        name="words"
        label="Your comment"
        description={
          about === null
            ? 'Visible to council members without a conflict of interest.'
            : 'Visible to council members without a conflict of interest. No one the case is about can see it.'
        }
        minRows={2}
      />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send comment
      </SubmitButton>
    </Form>
  )
}
