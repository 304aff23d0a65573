import { SimpleGrid } from '@mantine/core'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { CaseStep, keptAs } from './case-step.tsx'
import { AddComplaintForm, DisputeForm, RecordAnswerForm, SeeAgainForm } from './forms.ts'
import { PastDayField } from './step-fields.tsx'
import type { StepProps } from './use-case-step.tsx'

/** Adds what someone else complained of about the same. */
export const AddComplaintDialog = ({ one, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(
    AddComplaintForm,
    { complainant: '', receivedOn: today, words: '' },
    { keeps: keptAs(one, 'addComplaint') },
  )
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="addComplaint"
      form={form}
      said={(values) => ({ step: 'addComplaint', ...values })}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="complainant"
          label="Complainant"
          description="Hidden from the people this is about."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          withAsterisk
        />
        <DayField control={control} name="receivedOn" label="Date received" max={today} withAsterisk />
      </SimpleGrid>
      <TextAreaField control={control} name="words" label="Description" withAsterisk />
    </CaseStep>
  )
}

/** Records an answer that came on paper or by email. */
export const RecordAnswerDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(RecordAnswerForm, { on: useToday(), words: '' }, { keeps: keptAs(one, 'recordAnswer') })
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="recordAnswer"
      form={form}
      said={(values) => ({ step: 'recordAnswer', ...values })}
      onClose={onClose}
    >
      <PastDayField control={control} label="Date received" />
      <TextAreaField
        control={control}
        name="words"
        label="Answer"
        description="For an answer that came on paper or by email. Add scans under Files."
        withAsterisk
      />
    </CaseStep>
  )
}

/** Records that the same was seen again. */
export const SeeAgainDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(SeeAgainForm, { on: useToday(), words: '' }, { keeps: keptAs(one, 'seeAgain') })
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="seeAgain"
      form={form}
      said={(values) => ({ step: 'seeAgain', ...values })}
      onClose={onClose}
      button="Record sighting"
    >
      <PastDayField control={control} label="Date" />
      <TextAreaField control={control} name="words" label="Description" minRows={2} withAsterisk />
    </CaseStep>
  )
}

/** Records a dispute that came on paper or by email. */
export const DisputeDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(DisputeForm, { on: useToday(), words: '' }, { keeps: keptAs(one, 'dispute') })
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="dispute"
      form={form}
      said={(values) => ({ step: 'dispute', ...values })}
      onClose={onClose}
      button="Record dispute"
    >
      <PastDayField control={control} label="Date received" />
      <TextAreaField control={control} name="words" label="Their reasons" minRows={2} withAsterisk />
    </CaseStep>
  )
}
