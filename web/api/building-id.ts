import { createContext, useContext } from 'react'
import { stored, storedUser } from './stored.ts'

/** The building that calls name in `x-building-id`; null while there is none. */
export const BuildingIdContext = createContext<string | null>(null)

export const useBuildingId = (): string | null => useContext(BuildingIdContext)

/** Undefined until it is known; null where somebody has no building. */
let known: string | null | undefined

/** Notes the building that calls outside of screens name, such as who is signed in. */
export const noteBuildingId = (id: string | null | undefined): void => {
  known = id
}

/** The building to name where a call says nothing of it; before it is known, the stored one of a stored person. */
export const notedBuildingId = (): string | null =>
  known === undefined ? storedUser() && stored('currentBuildingId') : known
