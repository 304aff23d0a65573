import { Stack } from '@mantine/core'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PollView } from './poll-view.tsx'

/** One poll: its question, the answers of one's units, and what came of it. */
export default function OnePoll({ id }: { id: string }) {
  const poll = useRoute(api.polls.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/polls">Polls</BackLink>
      <Loaded query={poll} shape="card" failed="We couldn’t load this poll.">
        {(found) => <PollView poll={found} onOver={() => void poll.refetch()} />}
      </Loaded>
    </Stack>
  )
}
