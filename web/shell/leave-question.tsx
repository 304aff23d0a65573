import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { giveUpUnsaved, isUnsaved } from '../ui/form/unsaved.ts'

interface Answers {
  onStay: () => void
  onLeave: () => void
}

/** Asks in the browser's own words where the dialog's code can't be fetched. */
const Plainly = ({ onStay, onLeave }: Answers): ReactNode => {
  useEffect(() => (window.confirm('Leave without saving?') ? onLeave() : onStay()), [onStay, onLeave])
  return null
}
const LeaveDialog = lazy<ComponentType<Answers>>(() => import('./leave-dialog.tsx').catch(() => ({ default: Plainly })))

/** Asks before a link or the back button leaves unsaved changes. There is one for all forms: the router blocks for one alone. */
export const LeaveQuestion = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    giveUpUnsaved()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />
    </Suspense>
  )
}
