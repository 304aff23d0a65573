/** What bounds a building's settings. */

/** Another code of the building: whoever tries which codes are taken tries few. */
export const buildingThrottles = {
  buildingCode: { most: 20, windowSeconds: 3600 },
} as const
/** A code that is made: letters and digits that nobody mistakes for one another. */
export const madeCodeChars = 8
export const officeRangesMost = 3
export const planNumberMostChars = 20
export const officerNameMostChars = 100
