import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import type { ReactNode } from 'react'
import { useLive } from '../api/live.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { useAppearance } from './use-appearance.ts'
import { useBelonging } from './use-belonging.ts'

/** What the screens of signed-in people stand in: filters in the address bar, the live stream, their buildings kept true. */
const SignedInFrame = ({ children }: { children: ReactNode }) => {
  useLive()
  useBelonging()
  useAppearance()
  return (
    <NuqsAdapter>
      <OfflineNotice />
      {children}
    </NuqsAdapter>
  )
}
export default SignedInFrame
