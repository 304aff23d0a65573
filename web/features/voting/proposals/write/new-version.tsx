import { Alert, Button, Group, Radio, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { proposalOptionsLeast, proposalOptionsMost } from '../../../../../contract/limits/voting.ts'
import { NewVersion as Body } from '../../../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { proposalNumber } from '../../../../../contract/voting/voting-words.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { MomentField } from '../../../../ui/form/moment-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { eveningIn } from '../../left.ts'
import { LinesField } from '../../lines-field.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'
import { pageOf } from '../words.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { optionsOf } from './proposal-values.ts'

/** Putting a new text to the vote, over the one that stands now. */
export default function NewVersion({ id }: { id: string }) {
  const proposal = useRoute(api.voting.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the proposal is read anew behind it.
  const [ground, setGround] = useState<Proposal>()
  const { data, error, isError, isFetchedAfterMount, refetch } = proposal
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={pageOf({ _id: id })}>Back to the proposal</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this proposal.">
        {(found) => (
          <>
            <PageHeader title={`New version of ${proposalNumber(found)}`} />
            <Writing proposal={found} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** That the wire may also carry lists and moments as text is nothing this form does. */
const VersionForm = Body as z.ZodType<Body, Body>
const usualDays = 7

const Writing = ({ proposal }: { proposal: Proposal }) => {
  const navigate = useNavigate()
  const { _id: id, title, text, kind, turnout } = proposal
  const { send, version, conflict } = useProposalStep(api.voting.makeVersion, proposal, 'New version submitted')
  const form = useContractForm(
    VersionForm,
    {
      title,
      text: text ?? '',
      options: optionsOf(proposal),
      reason: '',
      opens: 'discussion',
      closesAt: eveningIn(usualDays, useNow(), useZone()),
      version,
    },
    { keeps: `proposal/${id}/version`, over: proposal.version, mode: 'onSubmit' },
  )
  const { control } = form
  const sendAll = async (body: Body) => {
    const closesAt = body.opens === 'voting' ? body.closesAt : null
    const sent = await send({ params: { id }, body: { ...body, closesAt, version } })
    if (sent) await navigate(pageOf(sent), { replace: true })
  }
  return (
    <Form
      form={form}
      onSend={sendAll}
      failed="We couldn’t save the new version. Please try again; nothing you typed was lost."
      label="New version"
    >
      {turnout !== null && turnout.voted > 0 && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
          Votes cast so far don’t count for the new version, and everyone votes again. They stay on record.
        </Alert>
      )}
      <TextPanel control={control} kind={kind} />
      <OpensFields control={control} />
      {conflict}
      <Group gap="sm">
        <SubmitButton busyText="Saving...">Submit new version</SubmitButton>
        <Button variant="subtle" onClick={() => void navigate(pageOf({ _id: id }))}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

const OpensFields = ({ control }: { control: KeptControl<Body, Body> }) => {
  const { field } = useController({ control, name: 'opens' })
  const opens = useWatch({ control, name: 'opens' })
  return (
    <Panel title="Next step">
      <Radio.Group aria-label="Next step" value={field.value} onChange={field.onChange}>
        <Stack gap={0}>
          <Radio value="discussion" label="Discuss first" />
          <Radio value="voting" label="Vote immediately" />
        </Stack>
      </Radio.Group>
      {opens === 'voting' && <MomentField control={control} name="closesAt" label="Closes" />}
    </Panel>
  )
}

const TextPanel = ({ control, kind }: { control: KeptControl<Body, Body>; kind: Proposal['kind'] }) => (
  <Panel title="New text">
    <TextField control={control} name="title" label="Title" withAsterisk autoComplete="off" />
    <RichTextField control={control} name="text" label="Text" />
    {kind === 'list' && (
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
    <TextAreaField
      control={control}
      name="reason"
      label="Changes and reason"
      description="Everyone on council can see it."
      withAsterisk
      minRows={2}
    />
  </Panel>
)
