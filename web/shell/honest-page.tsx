import { useLocation } from 'react-router'
import { useSession } from '../api/session.tsx'
import { promises } from '../route-table/promises.ts'
import { Notice } from '../ui/notice.tsx'
import { entryOf } from './pages.ts'

/** A screen still to come: says in a sentence what will be there. */
const HonestPage = () => {
  const { pathname } = useLocation()
  const { state } = useSession()
  const entry = entryOf(pathname)
  const back =
    state === 'in' ? { to: '/dashboard', text: 'Back to the dashboard' } : { to: '/', text: 'Go to the home page' }
  return (
    <Notice title={entry?.title ?? 'Coming soon'} picture="coming" link={back}>
      {entry && promises[entry.path]} This isn’t available yet.
    </Notice>
  )
}
export default HonestPage
