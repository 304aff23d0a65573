import { SimpleGrid, Text } from '@mantine/core'
import { formatDate } from '../../../../../contract/time.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { CaseStep, keptAs } from './case-step.tsx'
import { HoldHearingForm, RequestHearingForm, ScheduleHearingForm, WithdrawHearingForm } from './forms.ts'
import { PastDayField, ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-case-step.tsx'

/** Records a request for a hearing that came on paper or by email. */
export const RequestDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(
    RequestHearingForm,
    { on: useToday(), reason: '' },
    { keeps: keptAs(one, 'requestHearing') },
  )
  return (
    <CaseStep
      one={one}
      step="requestHearing"
      form={form}
      said={(values) => ({ step: 'requestHearing', ...values })}
      onClose={onClose}
      button="Record request"
    >
      <PastDayField control={form.control} label="Date received" />
      <ReasonField control={form.control} />
    </CaseStep>
  )
}

/** Says when and where the hearing is; the people it’s about hear of it. */
export const ScheduleDialog = ({ one, onClose }: StepProps) => {
  const { on, at, place, heldBy } = one.hearing ?? { on: null, at: null, place: '', heldBy: null }
  const form = useContractForm(
    ScheduleHearingForm,
    { on: on ?? '', at: at ?? '', place },
    { keeps: keptAs(one, 'scheduleHearing') },
  )
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="scheduleHearing"
      form={form}
      said={(values) => ({ step: 'scheduleHearing', ...values })}
      onClose={onClose}
      button="Schedule hearing"
    >
      <Text size="sm">
        They get a message with the date and location.
        {heldBy !== null && ` The last day to hold the hearing is ${formatDate(heldBy)}.`}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField
          control={control}
          name="on"
          label="Date"
          min={useToday()}
          {...(heldBy !== null && { max: heldBy })}
          withAsterisk
        />
        <TextField control={control} name="at" label="Time" type="time" withAsterisk />
      </SimpleGrid>
      <TextField control={control} name="place" label="Location" autoComplete="off" withAsterisk />
    </CaseStep>
  )
}

/** Records that the hearing was held. */
export const HoldDialog = ({ one, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(
    HoldHearingForm,
    { on: one.hearing?.on ?? today, words: '' },
    { keeps: keptAs(one, 'holdHearing') },
  )
  return (
    <CaseStep
      one={one}
      step="holdHearing"
      form={form}
      said={(values) => ({ step: 'holdHearing', ...values })}
      onClose={onClose}
      button="Record hearing"
    >
      <PastDayField control={form.control} label="Date held" />
      <TextAreaField
        control={form.control}
        name="words"
        label="Notes (optional)"
        description="Attendees and the main points."
        minRows={3}
      />
    </CaseStep>
  )
}

/** Records that the request for a hearing was withdrawn in writing. */
export const WithdrawDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(
    WithdrawHearingForm,
    { on: useToday(), reason: '' },
    { keeps: keptAs(one, 'withdrawHearing') },
  )
  return (
    <CaseStep
      one={one}
      step="withdrawHearing"
      form={form}
      said={(values) => ({ step: 'withdrawHearing', ...values })}
      onClose={onClose}
      button="Record withdrawal"
    >
      <Text size="sm">Only the people who asked for the hearing can withdraw the request, in writing.</Text>
      <PastDayField control={form.control} label="Date received" />
      <ReasonField control={form.control} />
    </CaseStep>
  )
}
