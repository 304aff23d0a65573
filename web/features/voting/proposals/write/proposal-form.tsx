import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { CouncilFacts, Proposal } from '../../../../../contract/voting/proposal.ts'
import { newerOf } from '../../../../api/errors.ts'
import { Theirs } from '../../../../ui/conflict.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../../ui/newer-version.tsx'
import { pageOf } from '../words.ts'
import { RuleFields, TextFields } from './proposal-fields.tsx'
import { differences, ProposalForm, valuesOf, type ProposalValues } from './proposal-values.ts'

interface Props {
  /** Null for a new one. */
  proposal: Proposal | null
  facts: CouncilFacts
  /** What the button says. */
  save: string
  /** Whether something beside the fields would be lost, such as chosen files. */
  unsaved?: boolean
  /** What stands between the fields and the buttons. */
  children?: ReactNode
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (values: ProposalValues, version: number) => Promise<void>
  onCancel: () => void
}

/** Writes a proposal, or changes one on which nobody has voted. What was typed stays, whatever becomes of a save. */
export const ProposalEditor = (props: Props) => {
  const { proposal, facts, save, unsaved, children, onSave, onCancel } = props
  const form = useContractForm(ProposalForm, valuesOf(proposal, facts), {
    keeps: proposal ? `proposal/${proposal._id}` : 'proposal/new',
    over: proposal?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the proposal is read anew behind it.
  const [ground, setGround] = useState(proposal?.version ?? 0)
  const [newer, setNewer] = useState<{ theirs: Proposal; mine: ProposalValues } | null>(null)
  const send = async (values: ProposalValues) => {
    try {
      await onSave(values, ground)
    } catch (error) {
      const theirs = newerOf(error) as Proposal | null
      if (!theirs) throw error
      setNewer({ theirs, mine: values })
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={unsaved}
      failed="We couldn’t save the proposal. Please try again; nothing you typed was lost."
      label={proposal ? 'Edit proposal' : 'New proposal'}
    >
      <TextFields control={form.control} />
      <RuleFields control={form.control} facts={facts} />
      {children}
      {newer && (
        <NewerVersion
          what="proposal"
          to={pageOf(newer.theirs)}
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
          {save}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}
