/** Bounds of what is said about who lives where; see contract/limits.ts for those of the whole product. */

/** The period that moves are shown for where none is chosen. */
export const movesUsualDays = 90
export const movesMostDays = 3660
/** Tenancies that end within so many days are shown where nothing else is chosen. */
export const endingUsualDays = 90
export const endingMostDays = 366
/** For so many months back it is shown how the building was lived in. */
export const occupancyMonths = 24
/** Days before and after which no period of a building lies. */
export const earliestDay = '1900-01-01'
export const latestDay = '2199-12-31'
