import { brandTitle, productName } from '../../contract/branding.ts'
import type { Building } from '../../contract/buildings.ts'

/**
 * The page's title: the screen's own, then that of a building with a branding of its own, then the product's name; the
 * default one where there is neither.
 */
export const titleOf = (screenTitle: string | null, brandedName: string | null): string =>
  screenTitle ? `${screenTitle} | ${brandedName ? brandTitle(brandedName) : productName}` : brandTitle(brandedName)

/** The building's name where it has a branding of its own, for the title; null where the default title stands. */
export const brandedNameOf = (building: Pick<Building, 'name' | 'branding'> | null): string | null =>
  building && Object.values(building.branding).some((value) => value !== null) ? building.name : null
