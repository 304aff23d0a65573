import { createContext, useContext } from 'react'

/** The building that calls name in `x-building-id`; null while there is none. */
export const BuildingIdContext = createContext<string | null>(null)

export const useBuildingId = (): string | null => useContext(BuildingIdContext)
