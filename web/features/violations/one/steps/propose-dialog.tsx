import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { formatDate } from '../../../../../contract/time.ts'
import type { Violation } from '../../../../../contract/violations/violation.ts'
import { questionOf } from '../../../../../contract/violations/violation-words.ts'
import { modeLabels, tieRuleLabels } from '../../../../../contract/voting/voting-words.ts'
import { councilBars, labelsFor } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../../ui/moments.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { StandsIn } from '../../../../ui/why.tsx'
import { eveningIn } from '../../../voting/voting.ts'
import { CaseStep } from './case-step.tsx'
import { ProposeForm } from './forms.ts'
import type { StepProps } from './use-case-step.tsx'

const usualDays = 7
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Puts a case to a vote of council, which opens at once; what is asked comes from the case. */
export const ProposeDialog = ({ one, onClose }: StepProps) => {
  const [now, zone] = [useNow(), useZone()]
  const form = useContractForm(ProposeForm, {
    ...{ closesAt: eveningIn(usualDays, now, zone), mode: 'between_meetings', authority: '', tieRule: 'fails' },
  })
  const { control } = form
  const { jurisdiction } = useBuilding()
  const bars = councilBars(jurisdiction)
  const { council } = labelsFor(jurisdiction)
  const mode = useWatch({ control, name: 'mode' })
  return (
    <CaseStep
      one={one}
      step="propose"
      form={form}
      said={(values) => ({ step: 'propose', ...values })}
      onClose={onClose}
      button="Open vote"
      busyText="Opening..."
    >
      <div>
        <Text fw={600} size="sm">
          {council.One} is asked
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{askedOf(one, council.seat).join(' ')}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          The vote doesn’t name the person who complained. Its text can’t be changed.
        </Text>
      </div>
      <MomentField
        control={control}
        name="closesAt"
        label="Closes"
        {...(one.answerBy !== null &&
          one.answer === null && { description: `Last day to answer: ${formatDate(one.answerBy)}` })}
      />
      <RadioField control={control} name="mode" label="Effect of the vote" options={choicesOf(modeLabels)} />
      {mode === 'bylaw' && (
        <TextField
          control={control}
          name="authority"
          label="Authorizing bylaw"
          description="The bylaw’s number and text, as filed."
          withAsterisk
          autoComplete="off"
        />
      )}
      <RadioField control={control} name="tieRule" label="Ties" options={choicesOf(tieRuleLabels)} />
      <Text size="sm" c="dimmed" component="div">
        A member the case is about can’t vote and doesn’t see the vote{bars && ' '}
        {bars && <StandsIn reason={bars} />}. Barring the person who complained is our own rule of fairness.
      </Text>
    </CaseStep>
  )
}

/** What council is asked; a case that council can vote on has all of it. */
const askedOf = ({ unit, bylaw, accused, happenedOn }: Violation, council: string): string[] =>
  unit && bylaw && accused ? questionOf({ council, unit, bylaw, accused, happenedOn }) : []
