import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Decision, DecisionCorrection } from '../../../../../contract/voting/decisions.ts'
import { api } from '../../../../api/api.ts'
import { newerOf } from '../../../../api/errors.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Theirs } from '../../../../ui/conflict.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { shownOfDecisions } from '../shown.ts'
import { pageOf } from '../words.ts'
import { DecisionFields } from './decision-fields.tsx'
import { CorrectionForm, linesOf, valuesOf } from './decision-values.ts'

/** Correcting what was written down by hand, over what stands now. */
export default function CorrectDecision({ id }: { id: string }) {
  const decision = useRoute(api.decisions.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the decision is read anew behind it.
  const [ground, setGround] = useState<Decision>()
  const { data, error, isError, isFetchedAfterMount, refetch } = decision
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={pageOf({ _id: id })}>Back to the decision</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this decision.">
        {(found) => (
          <>
            <PageHeader
              title={`Correct ${found.number}`}
              text="The history keeps the previous version and the reason for the correction."
            />
            <Correcting decision={found} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const Correcting = ({ decision }: { decision: Decision }) => {
  const navigate = useNavigate()
  const form = useContractForm(CorrectionForm, valuesOf(decision), {
    keeps: `decision/${decision._id}`,
    over: decision.version,
    mode: 'onSubmit',
  })
  const correct = useAction(api.decisions.correct, { done: 'Decision corrected', refresh: shownOfDecisions })
  const [ground, setGround] = useState(decision.version)
  const [theirs, setTheirs] = useState<Decision | null>(null)
  const send = async (body: DecisionCorrection) => {
    try {
      await correct.send({ params: { id: decision._id }, body: { ...body, version: ground } })
      await navigate(pageOf(decision), { replace: true })
    } catch (error) {
      const newer = newerOf(error) as Decision | null
      if (!newer) throw error
      setTheirs(newer)
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the correction. Please try again; nothing you typed was lost."
      label="Correct decision"
    >
      <DecisionFields control={form.control} />
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason for correction"
        description="Kept in the history."
        withAsterisk
        minRows={2}
      />
      {theirs && (
        <NewerVersion
          what="decision"
          to={pageOf(theirs)}
          onKeepMine={() => {
            setGround(theirs.version)
            setTheirs(null)
          }}
        >
          <Theirs words="Their version:" lines={linesOf(theirs)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={theirs !== null}>
          Save correction
        </SubmitButton>
        <Button variant="subtle" onClick={() => void navigate(pageOf(decision))}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
