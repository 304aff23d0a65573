import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import type { Building } from '../../contract/buildings.ts'
import { BuildingIdContext, noteBuildingId } from './building-id.ts'
import { chooseCurrent, currentFirst, type Choice } from './building-choice.ts'
import { useSession } from './session.tsx'
import { forgetBuilding, store, stored } from './stored.ts'
import { useAskedBuildings } from './use-asked-buildings.ts'

/** The building somebody acts in (specification, section 4). `useBuilding()` in screens behind the building guard. */

export interface BuildingSelection {
  status: 'loading' | 'failed' | 'ready'
  building: Building | null
  /** The buildings the person belongs to; empty for a superadmin. */
  buildings: readonly Building[]
  choose: (choice: Choice) => void
  /** Forgets a superadmin's selection. */
  clear: () => void
  /** Asks anew which buildings there are and what the person may do in them. */
  retry: () => void
}

const SelectionContext = createContext<BuildingSelection | null>(null)

export const useBuildingSelection = (): BuildingSelection => {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('No building selection around this part.')
  return selection
}

/** The current building; only behind the guard. */
export const useBuilding = (): Building => {
  const { building } = useBuildingSelection()
  if (!building) throw new Error('There is no current building here.')
  return building
}

const selectedFromStore = (): Choice | null => {
  const _id = stored('selectedBuildingId')
  return _id ? { _id, name: stored('selectedBuildingName') ?? '' } : null
}

export const BuildingProvider = ({ children }: { children: ReactNode }) => {
  const { user, change } = useSession()
  const [selected, setSelected] = useState(selectedFromStore)
  const [chosenId, setChosenId] = useState(() => stored('currentBuildingId'))
  const [chooser, setChooser] = useState(user?._id)
  // What one person chose is nothing to the next one in this tab.
  if (user?._id !== chooser) {
    setChooser(user?._id)
    setSelected(selectedFromStore)
    setChosenId(stored('currentBuildingId'))
  }
  const superadmin = user?.role === 'superadmin'
  const mayOpenAny = superadmin && user.secondFactor !== 'required'

  const { mine, one } = useAskedBuildings(superadmin ? null : (user?._id ?? null), mayOpenAny ? selected : null)

  const query = superadmin ? one : mine
  const buildings = superadmin ? [] : (mine.data ?? [])
  const building = superadmin
    ? selected && mayOpenAny
      ? (one.data ?? null)
      : null
    : chooseCurrent(buildings, chosenId)
  const waiting = user !== null && (!superadmin || (mayOpenAny && selected !== null)) && query.isPending
  const failed = query.isError && query.data === undefined

  const choose = (choice: Choice) => {
    if (superadmin) {
      store('selectedBuildingId', choice._id)
      store('selectedBuildingName', choice.name)
      setSelected(choice)
    } else if (user) change(currentFirst(user, choice._id))
    // Last, because other tabs follow by it.
    store('currentBuildingId', choice._id)
    setChosenId(choice._id)
  }
  const clear = () => {
    forgetBuilding()
    setSelected(null)
    setChosenId(null)
  }
  const status = waiting ? 'loading' : failed ? 'failed' : 'ready'
  // Before any effect of a screen, which may call.
  useLayoutEffect(() => noteBuildingId(building?._id ?? (user && status === 'ready' ? null : undefined)))
  const selection = {
    status,
    building,
    buildings,
    choose,
    clear,
    retry: query.retry,
  } as const

  return (
    <SelectionContext value={selection}>
      <BuildingIdContext value={building?._id ?? null}>{children}</BuildingIdContext>
    </SelectionContext>
  )
}
