import { Stack } from '@mantine/core'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { listPath } from '../words.ts'
import { ProposalView } from './proposal-view.tsx'

/** One proposal: its text, its discussion, the vote on it, and what came of it. */
export default function OneProposal({ id }: { id: string }) {
  const proposal = useRoute(api.voting.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Council voting</BackLink>
      <Loaded query={proposal} shape="card" failed="We couldn’t load this proposal.">
        {(found) => <ProposalView proposal={found} />}
      </Loaded>
    </Stack>
  )
}
