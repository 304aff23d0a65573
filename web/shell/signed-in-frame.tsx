import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import { lazy, Suspense, type ReactNode } from 'react'
import { useBuildingSelection } from '../api/building.tsx'
import { useLive } from '../api/live.ts'
import { useRights } from '../api/use-rights.ts'
import { NamedBuilding } from './named-building.tsx'
import { useAppearance } from './use-appearance.ts'
import { useBelonging } from './use-belonging.ts'
import { useOpenedByPush } from './use-opened-by-push.ts'

/** Fetched beside the first screen, since it could not be fetched when it is needed; a page does without it. */
const AwayNotice = lazy(() => import('./away-notice.tsx').catch(() => ({ default: () => null })))
/** Where its code does not come there is nothing kept, and nothing waits. */
const Offline = lazy(() => import('./offline/offline.tsx').catch(() => ({ default: () => null })))
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
      <Suspense>
        <AwayNotice />
      </Suspense>
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
