import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Poll, PollDraft } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { shownOfPolls } from '../shown.ts'
import { pageOf } from '../words.ts'
import { PollEditor } from './poll-form.tsx'

/** Changing a poll that nobody was asked yet, over what stands now. */
export default function EditPoll({ id }: { id: string }) {
  const poll = useRoute(api.polls.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the poll is read anew behind it.
  const [ground, setGround] = useState<Poll>()
  const { data, error, isError, isFetchedAfterMount, refetch } = poll
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={pageOf({ _id: id })}>Back to the poll</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this poll.">
        {(found) => (
          <>
            <PageHeader title="Edit poll" />
            <Editing poll={found} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ poll }: { poll: Poll }) => {
  const navigate = useNavigate()
  const change = useAction(api.polls.change, { done: 'Poll saved', refresh: shownOfPolls })
  const save = async (draft: PollDraft, version: number) => {
    await change.send({ params: { id: poll._id }, body: { ...draft, version } })
    await navigate(pageOf(poll), { replace: true })
  }
  return <PollEditor poll={poll} onSave={save} onCancel={() => void navigate(pageOf(poll))} />
}
