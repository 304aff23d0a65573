import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import type { ReactNode } from 'react'
import { useLive } from '../api/live.ts'
import { NamedBuilding } from './named-building.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useAppearance } from './use-appearance.ts'
import { useBelonging } from './use-belonging.ts'
import { useOpenedByPush } from './use-opened-by-push.ts'

/** What the screens of signed-in people stand in: filters in the address bar, the live stream, their buildings kept true. */
const SignedInFrame = ({ children }: { children: ReactNode }) => {
  useLive()
  useBelonging()
  useAppearance()
  useOpenedByPush()
  return (
    <NuqsAdapter>
      <OfflineNotice />
      <NamedBuilding>{children}</NamedBuilding>
    </NuqsAdapter>
  )
}
export default SignedInFrame
