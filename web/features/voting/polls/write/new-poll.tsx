import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { PollDraft } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { shownOfPolls } from '../shown.ts'
import { pageOf } from '../words.ts'
import { PollEditor } from './poll-form.tsx'

/** Writing a poll. */
export default function NewPoll() {
  const navigate = useNavigate()
  const create = useAction(api.polls.create, { done: 'Draft saved', refresh: shownOfPolls })
  const save = async (body: PollDraft) => {
    const poll = await create.send({ body })
    await navigate(pageOf(poll), { replace: true })
  }
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/polls">Polls</BackLink>
      <PageHeader title="New poll" text="It’s saved as a draft. No one is asked until you open it." />
      <PollEditor poll={null} onSave={save} onCancel={() => void navigate('/polls')} />
    </Stack>
  )
}
