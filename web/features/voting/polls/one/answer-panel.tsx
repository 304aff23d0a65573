import { Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { PollAnswerDraft, type Poll, type PollUnit } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { shownOfPolls } from '../shown.ts'
import { choicesWords, seenWords } from '../words.ts'

interface Props {
  poll: Poll
  unit: PollUnit
  /** Whether the caller answers for more than one. */
  several: boolean
}

/** That the wire may also carry a list as text is nothing this form does. */
const AnswerForm = PollAnswerDraft as z.ZodType<PollAnswerDraft, PollAnswerDraft>

/** The answer of a unit: to give, to change while the poll is open, and to look at afterwards. */
export const AnswerPanel = ({ poll, unit, several }: Props) => {
  const open = poll.status === 'open' && poll.can.answer
  const title = several ? `Your answer for unit ${unit.unitNumber}` : 'Your answer'
  if (!open && poll.status === 'draft') return null
  return (
    <Panel title={title} {...(open && { text: seenWords(poll) })}>
      <Standing poll={poll} unit={unit} />
      {open && <Answering poll={poll} unit={unit} />}
    </Panel>
  )
}

const Standing = ({ poll: { options }, unit: { unitNumber, answer } }: Omit<Props, 'several'>) => {
  if (!answer) return <Text>No one has answered for unit {unitNumber} yet.</Text>
  const chosen = options.filter(({ _id }) => answer.optionIds.includes(_id)).map(({ label }) => label)
  const who = answer.byMe ? 'You' : (answer.byName ?? 'Someone in your unit')
  return (
    <div>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {chosen.join(', ')}
      </Text>
      <Text size="sm" c="dimmed">
        {who} answered for unit {unitNumber}, <Instant at={answer.at} />
      </Text>
    </div>
  )
}

const Answering = ({ poll, unit: { _id: unitId, unitNumber, answer } }: Omit<Props, 'several'>) => {
  const save = useAction(api.polls.answer, { done: `Answered for unit ${unitNumber}`, refresh: shownOfPolls })
  const optionIds = answer?.optionIds ?? []
  const form = useContractForm(AnswerForm, { optionIds })
  const { isDirty } = form.formState
  const stands = optionIds.join()
  // What somebody else of the unit answered meanwhile shows, but never over what is being chosen here.
  useEffect(() => {
    if (!isDirty) form.reset({ optionIds: stands === '' ? [] : stands.split(',') })
  }, [stands, isDirty, form])
  const send = async (body: PollAnswerDraft) => {
    await save.send({ params: { id: poll._id, unitId }, body })
    form.reset(body)
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save your answer. Please try again; your choice is still here."
      label={`Answer for unit ${unitNumber}`}
    >
      <OptionsField control={form.control} poll={poll} />
      <Group gap="sm">
        <SubmitButton busyText="Saving..." {...(answer && { variant: 'default' })}>
          {answer ? 'Change answer' : 'Answer'}
        </SubmitButton>
        <Text size="sm" c="dimmed">
          You can change it until the poll closes. The last answer counts.
        </Text>
      </Group>
    </Form>
  )
}

const OptionsField = ({
  control,
  poll,
}: {
  control: Control<PollAnswerDraft, unknown, PollAnswerDraft>
  poll: Poll
}) => {
  const { field, fieldState } = useController({ control, name: 'optionIds' })
  const common = { label: poll.question, description: choicesWords(poll), error: fieldState.error?.message }
  if (poll.choicesMost === 1)
    return (
      <Radio.Group {...common} value={field.value[0] ?? ''} onChange={(id) => field.onChange([id])}>
        <Stack gap={0} mt="xs">
          {poll.options.map(({ _id, label }) => (
            <Radio key={_id} value={_id} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    )
  const isFull = field.value.length >= poll.choicesMost
  return (
    <Checkbox.Group {...common} value={field.value} onChange={field.onChange}>
      <Stack gap={0} mt="xs">
        {poll.options.map(({ _id, label }) => (
          <Checkbox key={_id} value={_id} label={label} disabled={isFull && !field.value.includes(_id)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
