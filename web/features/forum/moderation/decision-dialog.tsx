import type { z } from 'zod'
import { HideBody, RestoreBody, type ForumCase } from '../../../../contract/forum/moderation.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { shownOfModeration } from './shown.ts'
import { failedStep, keepWords } from './words.ts'

interface Props {
  one: ForumCase
  decision: 'keep' | 'hide'
  onClose: () => void
}

/** Lets something stand, or hides it and says why. */
export const DecisionDialog = (props: Props) =>
  props.decision === 'keep' ? <KeepDialog {...props} /> : <HideCaseDialog {...props} />

const standing = ({ settledAt }: ForumCase): string =>
  settledAt === null
    ? 'There’s new information. Please review it again, then decide.'
    : 'It’s already settled. See the log for the outcome.'

const useDecision = (one: ForumCase, done: string) => {
  const { send, theirs, version } = useRecordStep(api.moderation.decide, one, { done, shown: shownOfModeration })
  return { send, version, conflict: <RecordConflict theirs={theirs} words={standing} /> }
}

const KeepDialog = ({ one, onClose }: Props) => {
  const { send, version, conflict } = useDecision(one, 'Decision saved')
  const form = useContractForm(RestoreBody, { words: '' }, { keeps: `forum-case/${one._id}/keep` })
  const decide = ({ words }: z.output<typeof RestoreBody>) =>
    send({ params: { id: one._id }, body: { decision: 'keep', words, version } })
  return (
    <StepDialog
      title={`${keepWords(one)}?`}
      form={form}
      onSend={decide}
      onClose={onClose}
      button={keepWords(one)}
      failed={failedStep}
      conflict={conflict}
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

const HideCaseDialog = ({ one, onClose }: Props) => {
  const { send, version, conflict } = useDecision(one, 'Now hidden')
  const form = useContractForm(
    HideBody,
    { reason: '' as 'other', words: '' },
    { keeps: `forum-case/${one._id}/hide`, mode: 'onSubmit' },
  )
  const decide = ({ reason, words }: z.output<typeof HideBody>) =>
    send({ params: { id: one._id }, body: { decision: 'hide', reason, words, version } })
  return (
    <StepDialog
      title="Hide it?"
      form={form}
      onSend={decide}
      onClose={onClose}
      button="Hide it"
      failed={failedStep}
      conflict={conflict}
    >
      <ReasonFields
        control={form.control}
        reason="reason"
        words="words"
        readers="The author and moderators see this. The log shows everyone only the reason."
      />
    </StepDialog>
  )
}
