import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'

/** What a change of the second factor makes stale. */
export const afterChange = [
  api.accounts.secondFactor,
  api.accounts.passkeys,
  api.accounts.sessions,
  api.buildings.closed,
]

/** What the caller's second factor is made of; asked for at each visit, since the proof it asks for ages. */
export const useSecondFactor = () => useRoute(api.accounts.secondFactor, {}, { staleTime: 0 })
