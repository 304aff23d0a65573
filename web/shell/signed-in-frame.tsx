import { NuqsAdapter } from 'nuqs/adapters/react-router/v8'
import type { ReactNode } from 'react'
import { useLive } from '../api/live.ts'

/** What the screens of signed-in people stand in: filters in the address bar, and the live stream. */
const SignedInFrame = ({ children }: { children: ReactNode }) => {
  useLive()
  return <NuqsAdapter>{children}</NuqsAdapter>
}
export default SignedInFrame
