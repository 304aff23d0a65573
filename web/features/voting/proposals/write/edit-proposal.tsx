import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CouncilFacts, Proposal } from '../../../../../contract/voting/proposal.ts'
import { proposalNumber } from '../../../../../contract/voting/voting-words.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { shownOfProposals } from '../shown.ts'
import { pageOf } from '../words.ts'
import { ProposalEditor } from './proposal-form.tsx'
import type { ProposalValues } from './proposal-values.ts'

/** Changing a proposal on which nobody has voted, over what stands now. */
export default function EditProposal({ id }: { id: string }) {
  const proposal = useRoute(api.voting.get, { params: { id } }, { staleTime: 0 })
  const facts = useRoute(api.voting.facts)
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
            <PageHeader title={`Edit ${proposalNumber(found)}`} />
            <Loaded query={facts} shape="form" failed="We couldn’t load the council’s voting rules.">
              {(known) => <Editing proposal={found} facts={known} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ proposal, facts }: { proposal: Proposal; facts: CouncilFacts }) => {
  const navigate = useNavigate()
  const change = useAction(api.voting.change, { done: 'Proposal saved', refresh: shownOfProposals })
  const save = async (values: ProposalValues, version: number) => {
    await change.send({ params: { id: proposal._id }, body: { ...values, version } })
    await navigate(pageOf(proposal), { replace: true })
  }
  return (
    <ProposalEditor
      proposal={proposal}
      facts={facts}
      save="Save changes"
      onSave={save}
      onCancel={() => void navigate(pageOf(proposal))}
    />
  )
}
