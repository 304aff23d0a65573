import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { useRights } from '../../api/use-rights.ts'
import { Notice } from '../../ui/notice.tsx'
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
  const { role, superadmin } = useRights()
  if (role === 'visitor' && !superadmin) return <NotForVisitors />
  if (id !== undefined) return <OneTicket key={id} id={id} />
  if (pathname.endsWith('/new')) return <NewTicket />
  return atDesk ? <Desk /> : <MyTickets />
}

const NotForVisitors = () => (
  <Notice title="Maintenance is for residents" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
    People who live or own here can report issues. Ask one of them, or contact management.
  </Notice>
)
