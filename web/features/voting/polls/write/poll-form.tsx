import { Button, Group, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pollOptionsLeast, pollOptionsMost } from '../../../../../contract/limits/decide.ts'
import { pollAudienceLabels, pollDetailLabels, pollResultsLabels } from '../../../../../contract/voting/poll-words.ts'
import type { Poll, PollDraft } from '../../../../../contract/voting/polls.ts'
import { newerOf } from '../../../../api/errors.ts'
import { Theirs } from '../../../../ui/conflict.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../../ui/moments.tsx'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { LinesField } from '../../lines-field.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { choicesOf, differences, PollForm, valuesOf, type PollValues } from './poll-values.ts'

interface Props {
  /** Null for a new one. */
  poll: Poll | null
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (draft: PollDraft, version: number) => Promise<void>
  onCancel: () => void
}

/** Writes a poll, or changes one that nobody was asked yet. What was typed stays, whatever becomes of a save. */
export const PollEditor = ({ poll, onSave, onCancel }: Props) => {
  const form = useContractForm(PollForm, valuesOf(poll, useNow(), useZone()), {
    keeps: poll ? `poll/${poll._id}` : 'poll/new',
    over: poll?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the poll is read anew behind it.
  const [ground, setGround] = useState(poll?.version ?? 0)
  const [newer, setNewer] = useState<{ theirs: Poll; mine: PollDraft } | null>(null)
  const send = async (draft: PollDraft) => {
    try {
      await onSave(draft, ground)
    } catch (error) {
      const theirs = newerOf(error) as Poll | null
      if (!theirs) throw error
      setNewer({ theirs, mine: draft })
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the poll. Please try again; nothing you typed was lost."
      label={poll ? 'Edit poll' : 'New poll'}
    >
      <QuestionFields control={form.control} />
      <AskedFields control={form.control} />
      {newer && (
        <NewerVersion
          what="poll"
          to={`/polls/${newer.theirs._id}`}
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="Their version differs in:" lines={differences(newer.theirs, newer.mine)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {poll ? 'Save changes' : 'Save as draft'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

type Controlled = { control: KeptControl<PollValues, PollDraft> }

const QuestionFields = ({ control }: Controlled) => {
  const options = useWatch({ control, name: 'options' })
  return (
    <Panel title="Question">
      <TextField control={control} name="question" label="Question" withAsterisk autoComplete="off" />
      <TextAreaField control={control} name="details" label="Details (optional)" minRows={3} />
      <LinesField
        control={control}
        name="options"
        label="Answer options"
        one="Answer"
        add="Add an answer"
        least={pollOptionsLeast}
        most={pollOptionsMost}
      />
      <SelectField
        control={control}
        name="choicesMost"
        label="Choices per unit"
        data={choicesOf(options.length)}
        maw={320}
      />
    </Panel>
  )
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const AskedFields = ({ control }: Controlled) => (
  <Panel title="Audience and closing time" text="Each unit gives one answer, no matter who in it answers.">
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SelectField control={control} name="audience" label="Audience" data={optionsOf(pollAudienceLabels)} />
      <MomentField control={control} name="closesAt" label="Closes" />
      <SelectField
        control={control}
        name="resultsShow"
        label="Results shown to respondents"
        data={optionsOf(pollResultsLabels)}
      />
      <SelectField
        control={control}
        name="detail"
        label="Results shown to management"
        description="Shown to respondents. You can’t change this after the poll opens."
        data={optionsOf(pollDetailLabels)}
      />
    </SimpleGrid>
  </Panel>
)
