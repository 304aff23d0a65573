import { createContext, use, useState, type ReactNode } from 'react'
import { useBuildingSelection } from '../../api/building.tsx'
import { useSession } from '../../api/session.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const ShowContext = createContext<(codes: readonly string[] | null) => void>(() => undefined)

/**
 * Shows recovery codes that are shown this once. It stands around all that is loaded anew when a building opens, which may
 * happen at the very moment the codes come.
 */
export const NewCodes = ({ children }: { children: ReactNode }) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <ShowContext value={setCodes}>
      {children}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </ShowContext>
  )
}

/** Gives the function that shows new codes. */
export const useShowCodes = () => use(ShowContext)

/** Gives what to do after a factor was shown in this browser, with its codes, if they are new: the session is proven now. */
export const useFactorAdded = () => {
  const { user, change } = useSession()
  const { retry } = useBuildingSelection()
  const showCodes = useShowCodes()
  return (codes: readonly string[] | null) => {
    showCodes(codes)
    if (user) change({ ...user, secondFactor: 'given' })
    // Buildings that waited for this open now.
    retry()
  }
}
