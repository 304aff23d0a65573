import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../../ui/placeholder.tsx'

const PollList = lazy(() => import('./poll-list.tsx'))
const OnePoll = lazy(() => import('./one/one-poll.tsx'))
const NewPoll = lazy(() => import('./write/new-poll.tsx'))
const EditPoll = lazy(() => import('./write/edit-poll.tsx'))

/** Questions to owners or residents: all of them, one, asking one, and changing a draft. */
export default function PollsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { pollId } = useParams()
  const { pathname } = useLocation()
  if (pollId !== undefined)
    return pathname.endsWith('/edit') ? <EditPoll key={pollId} id={pollId} /> : <OnePoll key={pollId} id={pollId} />
  return pathname.endsWith('/new') ? <NewPoll /> : <PollList />
}
