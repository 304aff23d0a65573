import { Button, Group, Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { localDateOf } from '../../../../../contract/time.ts'
import type { DecisionDraft } from '../../../../../contract/voting/decisions.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../../ui/moments.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { shownOfDecisions } from '../shown.ts'
import { pageOf, registerPath } from '../words.ts'
import { DecisionFields } from './decision-fields.tsx'
import { blank, DecisionForm } from './decision-values.ts'

/** Writing down what a meeting decided; what was typed stays, whatever becomes of a save. */
export default function NewDecision() {
  const navigate = useNavigate()
  const form = useContractForm(DecisionForm, blank(localDateOf(useNow(), useZone())), {
    keeps: 'decision/new',
    mode: 'onSubmit',
  })
  const write = useAction(api.decisions.write, {
    done: ({ number }) => `Recorded as ${number}`,
    refresh: shownOfDecisions,
  })
  const send = async (body: DecisionDraft) => {
    const decision = await write.send({ body })
    await navigate(pageOf(decision), { replace: true })
  }
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={registerPath}>Decisions</BackLink>
      <PageHeader
        title="Record a decision"
        text="For a decision made at a meeting. It gets the next number for that year."
      />
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t save the decision. Please try again; nothing you typed was lost."
        label="New decision"
      >
        <DecisionFields control={form.control} />
        <Group gap="sm">
          <SubmitButton busyText="Saving...">Record decision</SubmitButton>
          <Button variant="subtle" onClick={() => void navigate(registerPath)}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Stack>
  )
}
