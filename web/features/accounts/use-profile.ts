import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { api } from '../../api/api.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { newerOf } from '../../api/errors.ts'
import { keyOf, useRoute } from '../../api/queries.ts'
import { useSession } from '../../api/session.tsx'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'

/** The caller's own account; asked for at each visit, since a link in a mail may have changed it meanwhile. */
export const useProfile = () => useRoute(api.accounts.profile, {}, { staleTime: 0 })

/** Gives what takes a newer answer about oneself onto the screen and into the menus. */
export const useKeepProfile = () => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const { user, change } = useSession()
  return (profile: Profile): void => {
    client.setQueryData(keyOf(api.accounts.profile, buildingId, {}), profile)
    const { firstName, lastName, email, emailVerified, profilePicture, preferences } = profile
    if (user) change({ ...user, firstName, lastName, email, emailVerified, profilePicture, preferences })
  }
}

interface OnePart {
  profilePicture?: string
  preferences?: Profile['preferences']
}

/** Changes one part of the profile, whatever else was changed elsewhere meanwhile; throws what the server refuses. */
export const useChangePart = (profile: Profile) => {
  const keep = useKeepProfile()
  const { send, busy } = useAction(api.accounts.changeProfile, { done: sessionWords.profileUpdated })
  const change = async (part: OnePart, files: readonly File[] = []): Promise<void> => {
    const sendWith = (version: number) => send({ body: { ...part, version }, files })
    try {
      keep(await sendWith(profile.version))
    } catch (error) {
      const newer = newerOf(error) as Profile | null
      if (!newer) throw error
      keep(await sendWith(newer.version))
    }
  }
  return { change, busy }
}
