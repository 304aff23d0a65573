/** What bounds the special levies of a building. */

export const levyNameMostChars = 80
export const levyPurposeMostChars = 2000
export const levyResolutionMostChars = 200
/** Two years of months. */
export const levyInstalmentsMost = 24
/** Units whose shares are entered one by one. */
export const levySharesMost = 1000
/** The latest of what was spent that a levy shows. */
export const levySpendingShown = 200
export const levyReasonMostChars = 500
