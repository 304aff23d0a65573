import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { useSession } from '../../api/session.tsx'

/** What a change of the second factor makes stale. */
export const afterChange = [
  api.accounts.secondFactor,
  api.accounts.passkeys,
  api.accounts.sessions,
  api.buildings.closed,
]

/** What the caller's second factor is made of; asked for at each visit, since the proof it asks for ages. */
export const useSecondFactor = () => useRoute(api.accounts.secondFactor, {}, { staleTime: 0 })

/** After a factor was shown in this browser: its codes, if they are new, and a session that counts as proven. */
export const useFactorAdded = () => {
  const { user, change } = useSession()
  const { retry } = useBuildingSelection()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const added = (newCodes: readonly string[] | null) => {
    setCodes(newCodes)
    if (user) change({ ...user, secondFactor: 'given' })
    // Buildings that waited for this open now.
    retry()
  }
  return { codes, added, showCodes: setCodes, forgetCodes: () => setCodes(null) }
}
