import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { CommentWritten } from '../../../../../contract/voting/bodies.ts'
import type { ProposalComment } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { LeaveGuard } from '../../../../ui/form/leave-guard.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { shownOfProposals } from '../shown.ts'
import classes from './discussion.module.css'

interface Props {
  comments: readonly ProposalComment[]
  /** The text that stands; what was written to another one says so. */
  textVersion: number
}

/** What council says about a proposal, oldest first. */
export const Comments = ({ comments, textVersion }: Props) =>
  comments.length === 0 ? (
    <Text c="dimmed">Nobody has written yet.</Text>
  ) : (
    <ol className={classes.comments} aria-label="Comments">
      {comments.map(({ _id, at, by, isMine, words, textVersion: writtenTo }) => (
        <li key={_id} className={classes.said} data-mine={isMine || undefined}>
          <span className={classes.words}>{words}</span>
          <span className={classes.who}>
            {isMine ? 'You' : by}, <Instant at={at} />
            {writtenTo !== textVersion && `, to version ${writtenTo}`}
          </span>
        </li>
      ))}
    </ol>
  )

interface FormProps {
  id: string
  /** Whether something is typed that was not sent. */
  onBegun: (begun: boolean) => void
}

export const CommentForm = ({ id, onBegun }: FormProps) => {
  const say = useAction(api.voting.comment, { refresh: shownOfProposals })
  const form = useContractForm(CommentWritten, { words: '' }, { mode: 'onSubmit' })
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
      failed="Your comment could not be sent. Nothing you typed is lost; please try again."
      label="Write a comment"
    >
      <LeaveGuard unsaved={() => form.getValues('words').trim() !== ''} />
      <TextAreaField
        control={form.control}
        name="words"
        label="Your comment"
        description="Council members without a conflict of interest read it."
        minRows={2}
      />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send comment
      </SubmitButton>
    </Form>
  )
}
