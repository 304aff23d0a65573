import { brandTitle, productName } from '../../contract/branding.ts'

/** The page's title: the screen's own with the product's name after it, else the building's, else the default one. */
export const titleOf = (screenTitle: string | null, buildingName: string | null): string =>
  screenTitle ? `${screenTitle} | ${productName}` : brandTitle(buildingName)
