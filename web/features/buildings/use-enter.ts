import { useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import type { Choice } from '../../api/building-choice.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'

/** Keeps in the building's history that a superadmin comes, and why; who cannot be recorded is told so. */
const recordEntry = async (buildingId: string, reason: string): Promise<void> => {
  try {
    await call(api.audit.enter, { body: { reason } }, { buildingId })
  } catch (error) {
    toast.error(wordsFor(error, 'We couldn’t record your visit.'))
  }
}

/** Leads a superadmin into a building. The entry comes first, so that what is read there stands under it. */
export const useEnter = () => {
  const { choose } = useBuildingSelection()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return async ({ _id, name }: Choice, reason: string, to = '/dashboard'): Promise<void> => {
    await recordEntry(_id, reason)
    void refresh(api.audit.visit)
    choose({ _id, name })
    void navigate(to)
  }
}
