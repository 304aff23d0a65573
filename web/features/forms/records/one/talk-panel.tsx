import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { RecordsAnswer, RecordsQuestion } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { api } from '../../../../api/api.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PlainText } from '../../../../ui/plain-text.tsx'
import { useRecordsStep } from './use-records-step.tsx'

interface Props {
  request: RecordsRequest
}

/** What was asked back and answered, and either of them. */
export const TalkPanel = ({ request }: Props) => {
  const { question, answer, can } = request
  // What is being typed stays where somebody else's step leaves no more room for it.
  const [asking, setAsking] = useState(false)
  const [answering, setAnswering] = useState(false)
  if (question === null && !can.clarify) return null
  return (
    <Panel title="Questions">
      {question !== null && <Said by="Question" words={question} />}
      {answer !== null && <Said by="Answer" words={answer} />}
      {(can.answer || answering) && <AnswerForm request={request} onBegun={setAnswering} />}
      {(can.clarify || asking) && (
        <OnDemand words="Ask a question">
          <QuestionForm request={request} onBegun={setAsking} />
        </OnDemand>
      )}
    </Panel>
  )
}

const Said = ({ by, words }: { by: string; words: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {by}
    </Text>
    <PlainText>{words}</PlainText>
  </div>
)

interface Begun extends Props {
  /** Whether something is typed that was not sent. */
  onBegun: (begun: boolean) => void
}

const Asked = RecordsQuestion.omit({ version: true })

const QuestionForm = ({ request, onBegun }: Begun) => {
  const { _id: id, version } = request
  const { send, conflict } = useRecordsStep(api.forms.clarifyRecords, request, 'Question sent')
  const form = useContractForm(Asked, { question: '' }, { keeps: `records-request/${id}/question` })
  const { isDirty } = form.formState
  useEffect(() => onBegun(isDirty), [isDirty, onBegun])
  const sendAll = async (said: z.output<typeof Asked>) => {
    if (await send({ params: { id }, body: { ...said, version } })) form.reset()
  }
  return (
    <Form
      form={form}
      onSend={sendAll}
      failed="We couldn’t send your question. Please try again."
      label="Ask a question"
    >
      {conflict}
      <TextAreaField
        control={form.control}
        name="question"
        label="Your question"
        description="The deadline keeps running."
        placeholder="Which years do you need?"
      />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send question
      </SubmitButton>
    </Form>
  )
}

const Answered = RecordsAnswer.omit({ version: true })

const AnswerForm = ({ request, onBegun }: Begun) => {
  const { _id: id, version } = request
  const { send, conflict } = useRecordsStep(api.forms.answerRecords, request, 'Answer sent')
  const form = useContractForm(Answered, { answer: '' }, { keeps: `records-request/${id}/answer` })
  const { isDirty } = form.formState
  useEffect(() => onBegun(isDirty), [isDirty, onBegun])
  const sendAll = async (said: z.output<typeof Answered>) => {
    if (await send({ params: { id }, body: { ...said, version } })) form.reset()
  }
  return (
    <Form form={form} onSend={sendAll} failed="We couldn’t send your answer. Please try again." label="Answer">
      {conflict}
      <TextAreaField control={form.control} name="answer" label="Your answer" minRows={2} />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send answer
      </SubmitButton>
    </Form>
  )
}
