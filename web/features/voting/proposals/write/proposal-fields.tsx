import { Radio, Stack, Text } from '@mantine/core'
import { useController, useWatch, type FieldPath } from 'react-hook-form'
import { proposalOptionsLeast, proposalOptionsMost } from '../../../../../contract/limits/voting.ts'
import type { CouncilFacts } from '../../../../../contract/voting/proposal.ts'
import {
  ballotLabels,
  kindLabels,
  majorityLabels,
  modeLabels,
  tieRuleLabels,
} from '../../../../../contract/voting/voting-words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { LinesField } from '../../lines-field.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { optionsFor, type ProposalValues } from './proposal-values.ts'

type ProposalControl = KeptControl<ProposalValues, ProposalValues>
interface Props {
  control: ProposalControl
}

/** What is to be decided. */
export const TextFields = ({ control }: Props) => (
  <Panel title="Proposal">
    <TextField control={control} name="title" label="Title" withAsterisk autoComplete="off" />
    <RichTextField control={control} name="text" label="Text" />
  </Panel>
)

interface ChoiceProps<K extends string> extends Props {
  name: FieldPath<ProposalValues>
  label: string
  labels: Readonly<Record<K, string>>
}

const RadioField = <K extends string>({ control, name, label, labels }: ChoiceProps<K>) => {
  const { field, fieldState } = useController({ control, name })
  return (
    <Radio.Group
      label={label}
      error={fieldState.error?.message}
      value={field.value as string}
      onChange={field.onChange}
    >
      <Stack gap={0} mt="xs">
        {(Object.keys(labels) as K[]).map((key) => (
          <Radio key={key} value={key} label={labels[key]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** What is chosen between. */
const KindFields = ({ control }: Props) => {
  const { field: options } = useController({ control, name: 'options' })
  const { field: kind } = useController({ control, name: 'kind' })
  const choose = (next: string) => {
    kind.onChange(next)
    options.onChange(optionsFor(next as ProposalValues['kind'], options.value))
  }
  return (
    <>
      <Radio.Group label="Type of vote" value={kind.value} onChange={choose}>
        <Stack gap={0} mt="xs">
          {Object.entries(kindLabels).map(([key, label]) => (
            <Radio key={key} value={key} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      {kind.value === 'list' && (
        <LinesField
          control={control}
          name="options"
          label="Options"
          description="Everyone can also abstain."
          one="Option"
          add="Add an option"
          least={proposalOptionsLeast}
          most={proposalOptionsMost}
        />
      )}
    </>
  )
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** By what rules it is decided. */
export const RuleFields = ({ control, facts }: Props & { facts: CouncilFacts }) => {
  const mode = useWatch({ control, name: 'mode' })
  const { quorum, ties } = facts
  return (
    <Panel
      title="Voting rules"
      text={`${facts.members.length} on council now. Quorum: ${quorum.needed}${quorum.source ? ` (${quorum.source})` : ''}. ${quorum.why}`}
    >
      <KindFields control={control} />
      <RadioField control={control} name="ballot" label="Ballot" labels={ballotLabels} />
      <RadioField control={control} name="mode" label="Effect of the vote" labels={modeLabels} />
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
      <SelectField control={control} name="majorityOf" label="Majority" data={choicesOf(majorityLabels)} />
      <div>
        <SelectField control={control} name="tieRule" label="Ties" data={choicesOf(tieRuleLabels)} />
        {ties && (
          <Text size="sm" c="dimmed" mt={4}>
            {ties.why} ({ties.source})
          </Text>
        )}
      </div>
    </Panel>
  )
}
