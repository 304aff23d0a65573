import { Text } from '@mantine/core'
import type { FieldPath } from 'react-hook-form'
import { formatMoney } from '../../../../../contract/money.ts'
import { ParticularsFields, TellFields } from '../../../../../contract/violations/bodies.ts'
import type { Violation } from '../../../../../contract/violations/violation.ts'
import { labelsFor } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { CheckboxField } from '../../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { CaseStep, keptAs } from './case-step.tsx'
import { WarnForm } from './forms.ts'
import type { StepProps } from './use-case-step.tsx'

/** The people a letter goes to. */
const recipients = ({ accused, unit }: Violation): string =>
  `the ${accused === 'tenants' ? 'tenants' : 'owners'}${unit ? ` of unit ${unit.unitNumber}` : ''}`

/** Whether a letter goes by email to the people who may be sent it that way; the others get paper. */
const ByEmailField = <In extends { byEmail?: unknown }, Out>({ control }: { control: KeptControl<In, Out> }) => (
  <CheckboxField
    control={control}
    name={'byEmail' as FieldPath<In>}
    label="By email where the law allows it"
    description="The others get paper, which you print and deliver."
  />
)

/** Warns the people it’s about, with a message; it isn’t a step toward a fine. */
export const WarnDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(WarnForm, { words: '' }, { keeps: keptAs(one, 'warn') })
  return (
    <CaseStep
      one={one}
      step="warn"
      form={form}
      said={(values) => ({ step: 'warn', ...values })}
      onClose={onClose}
      button="Send warning"
      busyText="Sending..."
    >
      <Text size="sm">{`A message to ${recipients(one)}. Don’t name the person who complained.`}</Text>
      <TextAreaField control={form.control} name="words" label="Warning" withAsterisk data-autofocus />
    </CaseStep>
  )
}

/** Sends the letter that says what the complaint is about, and by when to answer. */
export const ParticularsDialog = ({ one, onClose }: StepProps) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { fineMostCents } = one
  const form = useContractForm(
    ParticularsFields,
    {
      happened: one.words,
      evidence: '',
      consequence:
        fineMostCents === null
          ? ''
          : `${council.One} may decide to impose a fine of up to ${formatMoney(fineMostCents)}.`,
      answerBy: '',
      byEmail: true,
    },
    { keeps: keptAs(one, 'particulars'), over: one.version },
  )
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="particulars"
      form={form}
      said={(values) => ({ step: 'particulars', ...values })}
      onClose={onClose}
      button="Send letter"
      busyText="Sending..."
    >
      <Text size="sm">
        {`A letter to ${recipients(one)}, with the bylaw or rule, the date, the time and the location of the case. They can answer and ask for a hearing.`}
      </Text>
      <TextAreaField
        control={control}
        name="happened"
        label="Details"
        description={`Describe what happened${one.parking ? ', and the vehicle' : ''}. Don’t name the person who complained.`}
        withAsterisk
      />
      <TextAreaField control={control} name="evidence" label="Evidence (optional)" minRows={2} />
      <TextAreaField control={control} name="consequence" label="Possible decision" minRows={2} withAsterisk />
      <DayField
        control={control}
        name="answerBy"
        label="Answer by (optional)"
        description="If blank, it’s counted from the day the letter counts as received."
      />
      <ByEmailField control={control} />
    </CaseStep>
  )
}

/** Sends the decision in writing. */
export const TellDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(
    TellFields,
    { reasons: one.decision?.reasons ?? '', outcome: '', byEmail: true },
    { keeps: keptAs(one, 'tell'), over: one.version },
  )
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="tell"
      form={form}
      said={(values) => ({ step: 'tell', ...values })}
      onClose={onClose}
      button="Send letter"
      busyText="Sending..."
    >
      <Text size="sm">{`A letter to ${recipients(one)} with the decision. Don’t name the person who complained.`}</Text>
      <TextAreaField control={control} name="reasons" label="Reasons" withAsterisk />
      <TextAreaField
        control={control}
        name="outcome"
        label="Consequences (optional)"
        description="Such as a fine and its due date, or what has to change."
        minRows={2}
      />
      <ByEmailField control={control} />
    </CaseStep>
  )
}
