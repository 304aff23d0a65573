import { SimpleGrid, Text } from '@mantine/core'
import type { FieldPath } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { BylawStep } from '../../../../contract/bylaws/bylaw.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { useFiling } from '../use-filing.ts'
import { doneWords, listPath, oneOf, unratifyWords } from '../words.ts'
import { useBylawStep, type StepProps } from './use-bylaw-step.tsx'

const unsaid = { step: true, version: true } as const
const [FileStep, RatifyStep, UnratifyStep, RepealStep, LapseStep, ReinstateStep] = BylawStep.options
const FileForm = FileStep.omit(unsaid)
const RatifyForm = RatifyStep.omit(unsaid)
const UnratifyForm = UnratifyStep.omit(unsaid)
const RepealForm = RepealStep.omit(unsaid)
const LapseForm = LapseStep.omit(unsaid)
const ReinstateForm = ReinstateStep.omit(unsaid)
const Bare = z.object({})

/** Asks why a step is taken. */
const ReasonField = <In extends { reason: string }, Out>({ control }: { control: KeptControl<In, Out> }) => (
  <TextAreaField
    control={control}
    name={'reason' as FieldPath<In>}
    label="Reason"
    description="This is kept in the history."
    minRows={2}
    withAsterisk
  />
)

/** Records that a bylaw was filed: it comes into force. */
export const FileDialog = ({ bylaw, onClose }: StepProps) => {
  const today = useToday()
  const filing = useFiling()
  const { send, version, id, conflict } = useBylawStep(bylaw, `Bylaw ${filing.done}`)
  const form = useContractForm(FileForm, { filedOn: today, filingNumber: '' })
  return (
    <StepDialog
      title={`Record that it was ${filing.done}`}
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'file', ...said, version } })}
      onClose={onClose}
      button={`Record as ${filing.done}`}
      conflict={conflict}
    >
      <Text size="sm">
        {`It’s in force from the day it was ${filing.done} at the ${filing.office}. If it replaces another bylaw, that one ends on the same day.`}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={form.control} name="filedOn" label={`${filing.Done} on`} max={today} withAsterisk />
        <TextField control={form.control} name="filingNumber" label={filing.Number} autoComplete="off" />
      </SimpleGrid>
    </StepDialog>
  )
}

/** Records the general meeting that ratified a rule. */
export const RatifyDialog = ({ bylaw, onClose }: StepProps) => {
  const today = useToday()
  const { send, version, id, conflict } = useBylawStep(bylaw, 'Rule ratified')
  const form = useContractForm(RatifyForm, { ratifiedOn: today })
  return (
    <StepDialog
      title="Record that owners ratified it"
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'ratify', ...said, version } })}
      onClose={onClose}
      button="Ratify"
      conflict={conflict}
    >
      <Text size="sm">Owners ratify a rule by a majority vote at a general meeting. It then stays in force.</Text>
      <DayField control={form.control} name="ratifiedOn" label="Date of the meeting" max={today} withAsterisk />
    </StepDialog>
  )
}

/** Undoes a ratification that was recorded in error. */
export const UnratifyDialog = ({ bylaw, onClose }: StepProps) => {
  const today = useToday()
  const { send, version, id, conflict } = useBylawStep(bylaw, 'Ratification withdrawn')
  const form = useContractForm(
    UnratifyForm,
    { reason: '' },
    { keeps: `bylaw/${bylaw._id}/unratify`, over: bylaw.version },
  )
  return (
    <StepDialog
      title="Withdraw the ratification of this rule"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'unratify', reason, version } })}
      onClose={onClose}
      button="Withdraw ratification"
      conflict={conflict}
    >
      <Text size="sm">{unratifyWords(bylaw, today)}</Text>
      <ReasonField control={form.control} />
    </StepDialog>
  )
}

/** Records that a general meeting didn’t ratify a rule. */
export const LapseDialog = ({ bylaw, onClose }: StepProps) => {
  const today = useToday()
  const { send, version, id, conflict } = useBylawStep(bylaw, 'Rule lapsed')
  const form = useContractForm(LapseForm, { endedOn: today })
  return (
    <StepDialog
      title="Record that it lapsed"
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'lapse', ...said, version } })}
      onClose={onClose}
      button="Record that it lapsed"
      conflict={conflict}
    >
      <Text size="sm">Use this if a general meeting was held and owners didn’t ratify the rule.</Text>
      <DayField control={form.control} name="endedOn" label="No longer in force from" max={today} withAsterisk />
    </StepDialog>
  )
}

/** Ends a text, with a reason. */
export const RepealDialog = ({ bylaw, onClose }: StepProps) => {
  const today = useToday()
  const filing = useFiling()
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { send, version, id, conflict } = useBylawStep(bylaw, doneWords(bylaw.set.kind, 'repealed'))
  const form = useContractForm(
    RepealForm,
    { endedOn: today, reason: '' },
    { keeps: `bylaw/${id}/repeal`, over: bylaw.version },
  )
  return (
    <StepDialog
      title={`Repeal this ${oneOf(bylaw.set.kind)}`}
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'repeal', ...said, version } })}
      onClose={onClose}
      button={`Repeal ${oneOf(bylaw.set.kind)}`}
      conflict={conflict}
    >
      <Text size="sm">
        {bylaw.set.kind === 'bylaw'
          ? `Owners repeal a bylaw by a vote, and it ends on the day the repeal is ${filing.done} at the ${filing.office}. If a new bylaw takes its place, use Replace instead.`
          : `Rules are repealed by ${council.seat}. If a new rule takes its place, use Replace instead.`}
      </Text>
      <DayField control={form.control} name="endedOn" label="No longer in force from" max={today} withAsterisk />
      <ReasonField control={form.control} />
    </StepDialog>
  )
}

/** Undoes a repeal or lapse that was recorded in error. */
export const ReinstateDialog = ({ bylaw, onClose }: StepProps) => {
  const { send, version, id, conflict } = useBylawStep(bylaw, doneWords(bylaw.set.kind, 'reinstated'))
  const form = useContractForm(
    ReinstateForm,
    { reason: '' },
    { keeps: `bylaw/${bylaw._id}/reinstate`, over: bylaw.version },
  )
  return (
    <StepDialog
      title={`Reinstate this ${oneOf(bylaw.set.kind)}`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'reinstate', reason, version } })}
      onClose={onClose}
      button={`Reinstate ${oneOf(bylaw.set.kind)}`}
      conflict={conflict}
    >
      <Text size="sm">Use this only if its end was recorded in error. It’s in force as if it had never ended.</Text>
      <ReasonField control={form.control} />
    </StepDialog>
  )
}

/** Removes a text that was entered in error. */
export const DiscardDialog = ({ bylaw, onClose }: StepProps) => {
  const navigate = useNavigate()
  const { send, version, id, conflict } = useBylawStep(bylaw, doneWords(bylaw.set.kind, 'removed'))
  const form = useContractForm(Bare, {})
  const discard = async () => {
    const answer = await send({ params: { id }, body: { step: 'discard', version } })
    // Someone else was quicker; otherwise the dialog is gone with its screen.
    if (answer === undefined) return answer
    await navigate(listPath)
    return null
  }
  return (
    <StepDialog
      title={`Remove this ${oneOf(bylaw.set.kind)}?`}
      form={form}
      onSend={discard}
      onClose={onClose}
      button={`Remove ${oneOf(bylaw.set.kind)}`}
      danger
      conflict={conflict}
    >
      <Text size="sm">
        Remove it only if it was entered in error. If it no longer applies, repeal it, so that people can read what
        applied before. This can’t be undone.
      </Text>
    </StepDialog>
  )
}
