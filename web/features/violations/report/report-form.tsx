import { useState } from 'react'
import { useNavigate } from 'react-router'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { ViolationReport } from '../../../../contract/violations/bodies.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../ui/use-today.ts'
import { shownOfViolations } from '../shown.ts'
import { ownPageOf } from '../words.ts'
import { blankReport, TopicField, WhenFields, WordsFields } from './case-fields.tsx'

/** A resident’s report. They can’t list the units of the building, so the unit is part of the location. */
export const ReportForm = () => {
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(ViolationReport, blankReport(useToday()), { keeps: 'violation-case/report' })
  const { control } = form
  const report = useAction(api.violations.report, {
    done: (one) => `${violationNumber(one)} reported`,
    refresh: shownOfViolations,
  })
  const send = async (body: ViolationReport) => {
    const one = await report.send({ body, files })
    await navigate(ownPageOf(one))
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0}
      failed="We couldn’t send your report. Please try again; nothing you typed was lost."
      label="Report a violation"
    >
      <TopicField control={control} />
      <TextField
        control={control}
        name="place"
        label="Unit or location"
        description="The unit number if you know it, or where it happened."
        placeholder="Unit 305, or the parkade by stall 14"
        autoComplete="off"
      />
      <WhenFields control={control} />
      <WordsFields control={control} files={files} onFiles={setFiles} />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send report
      </SubmitButton>
    </Form>
  )
}
