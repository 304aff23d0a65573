import { Text } from '@mantine/core'
import type { z } from 'zod'
import type { moderation } from '../../../../contract/forum/moderation.ts'
import { HideBody, RestoreBody, type ForumCase } from '../../../../contract/forum/moderation.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { useStep } from '../../../api/use-step.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { shownOfModeration } from './shown.ts'
import { keepWords } from './words.ts'

interface Props {
  one: ForumCase
  decision: 'keep' | 'hide'
  onClose: () => void
}

/** Lets something stand, or hides it and says why. */
export const DecisionDialog = (props: Props) =>
  props.decision === 'keep' ? <KeepDialog {...props} /> : <HideCaseDialog {...props} />

const useDecision = (one: ForumCase, done: string) => {
  const { send, theirs } = useStep<ForumCase, (typeof moderation)['decide']>(api.moderation.decide, {
    done,
    shown: shownOfModeration,
  })
  return { send, theirs, version: useGround(one.version, theirs) }
}

const KeepDialog = ({ one, onClose }: Props) => {
  const { send, theirs, version } = useDecision(one, 'Decision saved')
  const form = useContractForm(RestoreBody, { words: '' }, { keeps: `forum-case/${one._id}/keep` })
  const decide = ({ words }: z.output<typeof RestoreBody>) =>
    send({ params: { id: one._id }, body: { decision: 'keep', words, version } })
  return (
    <AskDialog title={`${keepWords(one)}?`} form={form} onSend={decide} onClose={onClose} button={keepWords(one)}>
      <Settled theirs={theirs} />
      <TextAreaField
        control={form.control}
        name="words"
        label="Reason (optional)"
        description="Everyone can read it in the log."
        data-autofocus
      />
    </AskDialog>
  )
}

const HideCaseDialog = ({ one, onClose }: Props) => {
  const { send, theirs, version } = useDecision(one, 'Now hidden')
  const form = useContractForm(
    HideBody,
    { reason: '' as 'other', words: '' },
    { keeps: `forum-case/${one._id}/hide`, mode: 'onSubmit' },
  )
  const decide = ({ reason, words }: z.output<typeof HideBody>) =>
    send({ params: { id: one._id }, body: { decision: 'hide', reason, words, version } })
  return (
    <AskDialog title="Hide it?" form={form} onSend={decide} onClose={onClose} button="Hide it">
      <Settled theirs={theirs} />
      <ReasonFields
        control={form.control}
        reason="reason"
        words="words"
        readers="The author and moderators see this. The log shows everyone only the reason."
      />
    </AskDialog>
  )
}

const Settled = ({ theirs }: { theirs: ForumCase | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit">
        {theirs.settledAt === null
          ? 'There’s new information. Please review it again, then decide.'
          : 'It’s already settled. See the log for the outcome.'}
      </Text>
    </Conflict>
  )
