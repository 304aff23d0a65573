import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { lazy, Suspense, type ReactNode } from 'react'
import { keepingBeginsMs } from '../../contract/limits/keeping.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { useLive } from '../api/live.ts'
import { useRights } from '../api/use-rights.ts'
import { AwayNotice } from './away-notice.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { NamedBuilding } from './named-building.tsx'
import { OfflineNotice } from './offline/offline-notice.tsx'
import { useAppearance } from './use-appearance.ts'
import { useBelonging } from './use-belonging.ts'
import { useOpenedByPush } from './use-opened-by-push.ts'

const calm = () => new Promise<void>((done) => setTimeout(done, navigator.onLine ? keepingBeginsMs : 0))
/**
 * Fetched after the first screen, and before it is needed, for then it could not be. Where its code does not come there is
 * nothing kept, and nothing waits.
 */
const Offline = lazy(() =>
  calm()
    .then(() => import('./offline/offline.tsx'))
    .catch(() => ({ default: () => null })),
)
const StaffBanner = lazy(() => import('./staff-banner.tsx'))

/** What the screens of signed-in people stand in: filters in the address bar, the live stream, their buildings kept true. */
const SignedInFrame = ({ children }: { children: ReactNode }) => {
  useLive()
  useBelonging()
  useAppearance()
  useOpenedByPush()
  const { building } = useBuildingSelection()
  const { superadmin } = useRights()
  return (
    <NuqsAdapter>
      <Suspense>
        <Offline />
      </Suspense>
      <OfflineNotice />
      <AwayNotice />
      <LeaveQuestion />
      {superadmin && building && (
        <Suspense>
          <StaffBanner />
        </Suspense>
      )}
      <NamedBuilding>{children}</NamedBuilding>
    </NuqsAdapter>
  )
}
export default SignedInFrame
