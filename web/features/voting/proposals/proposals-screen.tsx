import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../../ui/placeholder.tsx'

const Proposals = lazy(() => import('./lists/proposals.tsx'))
const OneProposal = lazy(() => import('./one/one-proposal.tsx'))
const NewProposal = lazy(() => import('./write/new-proposal.tsx'))
const EditProposal = lazy(() => import('./write/edit-proposal.tsx'))
const NewVersion = lazy(() => import('./write/new-version.tsx'))

/** What a council votes on: all of it, one proposal, writing one, changing it, and putting a new text to the vote. */
export default function ProposalsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { proposalId } = useParams()
  const { pathname } = useLocation()
  if (proposalId === undefined) return pathname.endsWith('/new') ? <NewProposal /> : <Proposals />
  if (pathname.endsWith('/edit')) return <EditProposal key={proposalId} id={proposalId} />
  if (pathname.endsWith('/new-version')) return <NewVersion key={proposalId} id={proposalId} />
  return <OneProposal key={proposalId} id={proposalId} />
}
