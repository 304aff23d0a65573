import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'
import { useAtDesk } from './use-at-desk.ts'

const Desk = lazy(() => import('./desk/desk.tsx'))
const MyTickets = lazy(() => import('./mine/my-tickets.tsx'))
const NewTicket = lazy(() => import('./report/new-ticket.tsx'))
const OneTicket = lazy(() => import('./one/one-ticket.tsx'))

/** Maintenance: the desk of those who look after tickets, one's own for everybody else; reporting, and one ticket. */
export default function TicketsScreen() {
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const atDesk = useAtDesk()
  if (id !== undefined) return <OneTicket key={id} id={id} />
  if (pathname.endsWith('/new')) return <NewTicket />
  return atDesk ? <Desk /> : <MyTickets />
}
