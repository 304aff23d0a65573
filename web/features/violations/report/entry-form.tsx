import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { ViolationEntry } from '../../../../contract/violations/bodies.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { AnyUnitField } from '../../units/units.ts'
import { shownOfViolations } from '../shown.ts'
import { pageOf } from '../words.ts'
import { blankReport, TopicField, WhenFields, WordsFields } from './case-fields.tsx'

/** A case that those who manage the building open: what they saw themselves, or a complaint on paper or by phone. */
export const EntryForm = () => {
  const navigate = useNavigate()
  const today = useToday()
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(
    ViolationEntry,
    { ...blankReport(today), complainant: '', receivedOn: today },
    { keeps: 'violation-case/new' },
  )
  const { control } = form
  const enter = useAction(api.violations.enter, {
    done: (one) => `${violationNumber(one)} opened`,
    refresh: shownOfViolations,
  })
  const send = async (body: ViolationEntry) => {
    const one = await enter.send({ body, files })
    await navigate(pageOf(one))
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0}
      failed="We couldn’t open the case. Please try again; nothing you typed was lost."
      label="New case"
    >
      <Panel title="What happened">
        <TopicField control={control} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <AnyUnitField
            control={control}
            name="unitId"
            label="Unit (if known)"
            clearable
            clearButtonProps={{ 'aria-label': 'No unit' }}
          />
          <TextField control={control} name="place" label="Location" autoComplete="off" />
        </SimpleGrid>
        <WhenFields control={control} />
        <WordsFields control={control} files={files} onFiles={setFiles} />
      </Panel>
      <Panel title="The complaint" text="The people this is about don’t see who complained.">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField
            control={control}
            name="complainant"
            label="Complainant"
            description="Leave blank if you saw it yourself."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
          />
          <DayField control={control} name="receivedOn" label="Date received" max={today} withAsterisk />
        </SimpleGrid>
      </Panel>
      <SubmitButton w="fit-content" busyText="Saving...">
        Open case
      </SubmitButton>
    </Form>
  )
}
