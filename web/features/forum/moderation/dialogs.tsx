import { Text } from '@mantine/core'
import type { ForumReply } from '../../../../contract/forum/comment.ts'
import { ForumReportDraft, HideBody, LockBody, MoveBody, RestoreBody } from '../../../../contract/forum/moderation.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { shownOfModeration } from './shown.ts'
import { failedStep } from './words.ts'

/** What a step is about: a post, or a comment. */
export interface Thing {
  kind: 'post' | 'comment'
  _id: string
}

interface Props {
  thing: Thing
  onClose: () => void
}

/** Nothing is chosen yet, which the contract refuses in its own words. */
const unsaid = { reason: '' as 'other', words: '' }

/** Tells those who moderate that something should not stand. */
export const ReportDialog = ({ thing: { kind, _id: id }, onClose }: Props) => {
  const route = kind === 'post' ? api.moderation.reportPost : api.moderation.reportComment
  const report = useAction(route, {
    done: ({ isHidden }) =>
      isHidden ? 'Thanks. It’s hidden until a moderator reviews it' : 'Thanks. A moderator will review it',
    refresh: shownOfModeration,
  })
  const form = useContractForm(ForumReportDraft, unsaid, { keeps: `forum/${id}/report`, mode: 'onSubmit' })
  return (
    <StepDialog
      title={`Report this ${kind}`}
      form={form}
      onSend={(body) => report.send({ params: { id }, body })}
      onClose={onClose}
      button="Report"
      failed={failedStep}
    >
      <Text size="sm">Moderators can see that you reported it; the author can’t.</Text>
      <ReasonFields control={form.control} reason="reason" words="words" readers="Only moderators can read this." />
    </StepDialog>
  )
}

/** Takes something out of everybody's sight, and says why. */
export const HideDialog = ({ thing: { kind, _id: id }, onClose }: Props) => {
  const route = kind === 'post' ? api.moderation.hidePost : api.moderation.hideComment
  const hide = useAction(route as typeof api.moderation.hidePost, {
    done: `The ${kind} is hidden`,
    refresh: shownOfModeration,
  })
  const form = useContractForm(HideBody, unsaid, { keeps: `forum/${id}/hide`, mode: 'onSubmit' })
  return (
    <StepDialog
      title={`Hide this ${kind}?`}
      form={form}
      onSend={(body) => hide.send({ params: { id }, body })}
      onClose={onClose}
      button="Hide"
      failed={failedStep}
    >
      <Text size="sm">
        Only moderators and the author will still see it. The log shows everyone that it was hidden, and why.
      </Text>
      <ReasonFields
        control={form.control}
        reason="reason"
        words="words"
        readers="The author and moderators see this."
      />
    </StepDialog>
  )
}

/** Shows something again. */
export const RestoreDialog = ({ thing: { kind, _id: id }, onClose }: Props) => {
  const route = kind === 'post' ? api.moderation.restorePost : api.moderation.restoreComment
  const restore = useAction(route as typeof api.moderation.restorePost, {
    done: `The ${kind} was restored`,
    refresh: shownOfModeration,
  })
  const form = useContractForm(RestoreBody, { words: '' }, { keeps: `forum/${id}/restore` })
  return (
    <StepDialog
      title={`Restore this ${kind}?`}
      form={form}
      onSend={(body) => restore.send({ params: { id }, body })}
      onClose={onClose}
      button="Restore"
      failed={failedStep}
    >
      <TextAreaField
        control={form.control}
        name="words"
        label="Reason (optional)"
        description="Everyone can read it in the log."
        data-autofocus
      />
    </StepDialog>
  )
}

interface PostProps {
  post: ForumPost
  onClose: () => void
}

/** Closes a post to further comments, and says why. */
export const LockDialog = ({ post: { _id: id }, onClose }: PostProps) => {
  const lock = useAction(api.moderation.lock, { done: 'The post is locked', refresh: shownOfModeration })
  const form = useContractForm(LockBody, { locked: true, words: '' }, { keeps: `forum/${id}/lock`, mode: 'onSubmit' })
  return (
    <StepDialog
      title="Lock this post?"
      form={form}
      onSend={(body) => lock.send({ params: { id }, body })}
      onClose={onClose}
      button="Lock"
      failed={failedStep}
    >
      <Text size="sm">Everyone can still read it, but no one can comment until it’s unlocked.</Text>
      <TextAreaField
        control={form.control}
        name="words"
        label="Reason"
        description="Everyone can read it in the log."
        withAsterisk
        data-autofocus
      />
    </StepDialog>
  )
}

/** Moves a post to where it belongs. */
export const MoveDialog = ({ post: { _id: id, category }, onClose }: PostProps) => {
  const categories = useRoute(api.forum.categories)
  const move = useAction(api.moderation.move, {
    done: (post) => `Moved to ${post.category.name}`,
    refresh: shownOfModeration,
  })
  const form = useContractForm(MoveBody, { category: '', words: '' }, { keeps: `forum/${id}/move`, mode: 'onSubmit' })
  return (
    <StepDialog
      title="Move this post"
      form={form}
      onSend={(body) => move.send({ params: { id }, body })}
      onClose={onClose}
      button="Move"
      failed={failedStep}
    >
      <Loaded query={categories} shape="form" rows={1} failed="We couldn’t load the categories.">
        {(all) => (
          <SelectField
            control={form.control}
            name="category"
            label="To"
            placeholder="Choose a category"
            withAsterisk
            data={all
              .filter(({ slug, kind }) => slug !== category.slug && kind !== 'council')
              .map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
      </Loaded>
      <TextAreaField
        control={form.control}
        name="words"
        label="Reason (optional)"
        description="Everyone can read it in the log."
      />
    </StepDialog>
  )
}

/** A post as a thing that can be moderated. */
export const postAsThing = ({ _id }: Pick<ForumPost, '_id'>): Thing => ({ kind: 'post', _id })
/** The same of a comment. */
export const commentAsThing = ({ _id }: Pick<ForumReply, '_id'>): Thing => ({ kind: 'comment', _id })
