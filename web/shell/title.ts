import { brandTitle, productName } from '../../contract/branding.ts'
import type { Building } from '../../contract/buildings.ts'

/** The page's title: the screen's own with the product's name after it, else the building's, else the default one. */
export const titleOf = (screenTitle: string | null, buildingName: string | null): string =>
  screenTitle ? `${screenTitle} | ${productName}` : brandTitle(buildingName)

/** The building's name where it has a branding of its own, for the title; null where the default title stands. */
export const brandedNameOf = (building: Pick<Building, 'name' | 'branding'> | null): string | null =>
  building && Object.values(building.branding).some((value) => value !== null) ? building.name : null
