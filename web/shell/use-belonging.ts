import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ClosedBuilding } from '../../contract/buildings/closed.ts'
import { roleNamed } from '../../contract/role-rights.ts'
import { roleLabels } from '../../contract/role-words.ts'
import { api } from '../api/api.ts'
import { call } from '../api/call.ts'
import { toast } from '../api/toast.ts'
import { belongingChange, currentFirst, type BelongingChange, type Choice } from '../api/building-choice.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { onRefused } from '../api/session-events.ts'
import { useSession } from '../api/session.tsx'
import { forget, store, stored } from '../api/stored.ts'
import { isUnsaved } from '../ui/form/unsaved.ts'
import { entryOf } from './pages.ts'

/** Keeps the person's buildings and roles true while screens are open, and says what changed. Once, behind the guard. */
export const useBelonging = (): void => {
  useChangedBelonging()
  useOtherTab()
}

/** A refused call makes the server be asked anew; whoever lost a building is told and led on instead of left there. */
const useChangedBelonging = () => {
  const { user, change } = useSession()
  const { status, building, buildings, retry } = useBuildingSelection()
  const navigate = useNavigate()
  const askAnew = useEffectEvent(() => retry())
  const changed =
    user && user.role !== 'superadmin' && status === 'ready' ? belongingChange(user.buildings, buildings) : null
  const settle = useEffectEvent(({ lost, roles }: BelongingChange) => {
    if (!user) return
    const before = user.buildings[0]?.building._id
    const entries = buildings.map(({ _id, name, userRole }) => ({ building: { _id, name }, role: userRole }))
    change(currentFirst({ ...user, buildings: entries }, building?._id ?? null))
    void tell({ lost, roles })
    if (!lost.some(({ _id }) => _id === before)) return
    if (building) store('currentBuildingId', building._id)
    else forget('currentBuildingId')
    void navigate('/dashboard')
  })
  useEffect(() => onRefused(() => askAnew()), [])
  useEffect(() => {
    if (changed) settle(changed)
  }, [changed])
}

const whyLost = (name: string, closedBy: ClosedBuilding['by'] | undefined): string => {
  if (closedBy === 'platform') return `${name} is suspended.`
  if (closedBy === 'secondFactor') return `${name} now requires two-step sign-in.`
  return `You no longer belong to ${name}.`
}

const tell = async ({ lost, roles }: Pick<BelongingChange, 'lost' | 'roles'>): Promise<void> => {
  const closed = lost.length > 0 ? await call(api.buildings.closed).catch(() => []) : []
  for (const { _id, name } of lost) toast.warning(whyLost(name, closed.find((one) => one._id === _id)?.by))
  for (const { name, role } of roles)
    toast.info(`Your role in ${name} is now ${roleLabels[roleNamed(role)].toLowerCase()}.`)
}

/** Another tab switched the building: this one follows, unless something typed here would be lost. */
const useOtherTab = () => {
  const { user } = useSession()
  const { building, buildings, choose } = useBuildingSelection()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== 'currentBuildingId' || !newValue || newValue === building?._id) return
    const chosen: Choice | undefined =
      user?.role === 'superadmin'
        ? { _id: newValue, name: stored('selectedBuildingName') ?? '' }
        : buildings.find(({ _id }) => _id === newValue)
    if (!chosen) return
    if (isUnsaved()) {
      toast.info(`You switched to ${chosen.name} in another tab. This tab stays here because it has unsaved changes.`)
      return
    }
    choose(chosen)
    toast.info(`This tab now shows ${chosen.name}, because you switched in another tab.`)
    if (entryOf(pathname)?.guard === 'building') void navigate('/dashboard')
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
