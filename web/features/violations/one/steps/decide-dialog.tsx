import { SimpleGrid, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { violationNumber } from '../../../../../contract/parking/violation-words.ts'
import type { Decider } from '../../../../../contract/violations.ts'
import type { Violation } from '../../../../../contract/violations/violation.ts'
import type { DecisionSummary } from '../../../../../contract/voting/decisions.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { api } from '../../../../api/api.ts'
import { useList, useRoute } from '../../../../api/queries.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm, type ContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { StepForm } from '../../../../ui/step-dialog.tsx'
import { useToday } from '../../../../ui/use-today.ts'
import { votesWords } from '../../words.ts'
import { keptAs } from './case-step.tsx'
import { DecideForm } from './forms.ts'
import { useCaseStep, type StepProps } from './use-case-step.tsx'
import { VotersField } from './voters-field.tsx'

const findings = [
  { value: 'yes', label: 'A contravention was found' },
  { value: 'no', label: 'No contravention was found' },
]

/** Records what council decided, and who took part. */
export const DecideDialog = ({ one, onClose }: StepProps) => {
  const deciders = useRoute(api.violations.deciders, { params: { id: one._id } }, { staleTime: 0 })
  return (
    <Dialog onClose={onClose} size="lg" title={`Record the decision: ${violationNumber(one)}`}>
      <Loaded query={deciders} shape="form" failed="We couldn’t load the members of council.">
        {(members) => <DecideFields one={one} members={members} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const DecideFields = ({ one, members, onClose }: StepProps & { members: readonly Decider[] }) => {
  const { take, conflict } = useCaseStep(one, 'decide')
  const today = useToday()
  const voted = votedOn(one)
  const form = useContractForm(
    DecideForm,
    { ...blank(today), ...(voted && filledBy(voted)) },
    { keeps: keptAs(one, 'decide') },
  )
  const { control } = form
  const isByVote = useWatch({ control, name: 'decisionId' }) === voted?._id
  return (
    <StepForm
      form={form}
      onSend={(values) => take({ step: 'decide', ...values })}
      onClose={onClose}
      button="Record decision"
      conflict={conflict}
    >
      <RegisterField form={form} />
      {voted && isByVote ? <Text>{votedWords(voted)}</Text> : <Entered form={form} one={one} members={members} />}
      <TextAreaField control={control} name="reasons" label="Reasons" withAsterisk />
    </StepForm>
  )
}

/** What is entered of a decision that council didn’t make by a vote here. */
const Entered = ({
  form: { control },
  one,
  members,
}: Pick<StepProps, 'one'> & { form: DecideControls; members: readonly Decider[] }) => (
  <>
    <RadioField control={control} name="upheld" label="Decision" options={findings} withAsterisk />
    <DayField
      control={control}
      name="decidedOn"
      label="Decided on"
      max={useToday()}
      {...(one.answerBy !== null &&
        one.answer === null && { description: `Last day to answer: ${formatDate(one.answerBy)}` })}
      withAsterisk
    />
    <SimpleGrid cols={3} spacing="sm">
      <TextField control={control} name="votesFor" label="For" inputMode="numeric" withAsterisk />
      <TextField control={control} name="votesAgainst" label="Against" inputMode="numeric" withAsterisk />
      <TextField control={control} name="votesAbstained" label="Abstained" inputMode="numeric" withAsterisk />
    </SimpleGrid>
    <VotersField control={control} name="voters" members={members} />
    <Text size="sm" c="dimmed">
      A member the case is about can’t take part. Barring the person who complained is our own rule of fairness.
    </Text>
  </>
)

/** The result of council’s vote on a case, in the register. */
interface Voted {
  _id: string
  number: string
  decidedOn: string
  isUpheld: boolean
  votes: NonNullable<DecisionSummary['votes']>
}

/** The result of council’s vote on a case; null where there is none, or it decided nothing. */
const votedOn = ({ vote }: Pick<Violation, 'vote'>): Voted | null => {
  if (!vote?.counts || !vote.decision?.votes || (vote.outcome !== 'passed' && vote.outcome !== 'failed')) return null
  const { _id, decidedOn, votes } = vote.decision
  return { _id, number: vote.number, decidedOn, isUpheld: vote.outcome === 'passed', votes }
}

const votedWords = ({ number, isUpheld, votes, decidedOn }: Voted): string =>
  `Council voted on this case (${number}) on ${formatDate(decidedOn)}: ${votesWords(votes)}. ${isUpheld ? 'A contravention was found.' : 'No contravention was found.'}`

const filledBy = ({ _id, decidedOn, isUpheld, votes }: Voted) => ({
  ...{ decisionId: _id, decidedOn, upheld: isUpheld ? ('yes' as const) : ('no' as const) },
  ...{ votesFor: `${votes.for}`, votesAgainst: `${votes.against}`, votesAbstained: `${votes.abstained}` },
})

/** Nothing is decided yet. */
const blank = (today: string) => ({
  decisionId: '',
  decidedOn: today,
  // Nothing is chosen yet, which the form refuses.
  upheld: '' as 'yes',
  votesFor: '',
  votesAgainst: '0',
  votesAbstained: '0',
  voters: [] as string[],
  reasons: '',
})

type DecideControls = ContractForm<z.input<typeof DecideForm>, z.output<typeof DecideForm>>

/** A decision that is in the register already, which fills in its day and its votes. */
const RegisterField = ({ form: { control, setValue } }: { form: DecideControls }) => {
  const { items: register = [] } = useList(api.decisions.list, { query: {} })
  const fill = ({ decidedOn, votes }: DecisionSummary) => {
    setValue('decidedOn', decidedOn)
    if (votes === null) return
    setValue('votesFor', `${votes.for}`)
    setValue('votesAgainst', `${votes.against}`)
    setValue('votesAbstained', `${votes.abstained}`)
  }
  return (
    <SelectField
      control={control}
      name="decisionId"
      label="Decision in the register (optional)"
      description="Leave blank to record a new one."
      placeholder="New decision"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'New decision' }}
      data={register.map(({ _id, number, title }) => ({ value: _id, label: `${number}: ${title}` }))}
      onOptionSubmit={(id) => {
        const chosen = register.find(({ _id }) => _id === id)
        if (chosen) fill(chosen)
      }}
    />
  )
}
