import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { formatDate } from '../../../../contract/time.ts'
import { MyAnswer } from '../../../../contract/violations/bodies.ts'
import type { MyViolation } from '../../../../contract/violations/my-violation.ts'
import { api } from '../../../api/api.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form, notSent } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { useMyStep } from './use-my-step.tsx'

interface Props {
  one: MyViolation
}

/** What the person it’s about answered, or the form to do so. */
export const AnswerPanel = ({ one }: Props) => {
  const { _id: id, side, steps, answeredOn, words, files } = one
  // What is being typed stays if the time to answer ends behind it.
  const [begun, setBegun] = useState(false)
  const isAsked = steps.includes('answer') || begun
  if (side === 'complainant' || (answeredOn === null && !isAsked)) return null
  return (
    <Panel
      title="Your answer"
      text={answeredOn === null ? 'Your answer becomes part of the case.' : `Sent on ${formatDate(answeredOn)}`}
    >
      {answeredOn !== null && words !== '' && <PlainText>{words}</PlainText>}
      {answeredOn !== null && (
        <Files
          label="Your files"
          files={files}
          endpoint={api.violations.myFile}
          argsOf={(fileId) => ({ params: { id, fileId } })}
        />
      )}
      {isAsked && <AnswerForm one={one} onBegun={setBegun} />}
    </Panel>
  )
}

const Answered = MyAnswer.omit({ version: true })

const AnswerForm = ({ one, onBegun }: Props & { onBegun: (begun: boolean) => void }) => {
  const { _id: id, version } = one
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, conflict } = useMyStep(api.violations.answer, one, 'Answer sent')
  const form = useContractForm(Answered, { words: '' }, { keeps: `violation-case/${id}/answer` })
  const { isDirty } = form.formState
  useEffect(() => onBegun(isDirty || files.length > 0), [isDirty, files, onBegun])
  const sendAll = async (said: z.output<typeof Answered>) => {
    if (!(await send({ params: { id }, body: { ...said, version }, files }))) return notSent
    setFiles([])
    form.reset()
  }
  return (
    <Form
      form={form}
      onSend={sendAll}
      unsaved={files.length > 0}
      failed="We couldn’t send your answer. Please try again; nothing you typed was lost."
      label="Answer"
    >
      {conflict}
      <TextAreaField control={form.control} name="words" label="Answer" minRows={4} withAsterisk />
      <FilesField label="Photos and files (optional)" button="Add files" files={files} onFiles={setFiles} />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send answer
      </SubmitButton>
    </Form>
  )
}
