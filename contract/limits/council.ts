/** Bounds of who is on council, and for which terms. */

/** Terms that run or are to come; a building has 3 to 7 seats, and some change at once. */
export const openTermsMost = 100
/** A term may begin or end so far ahead. */
export const termMostDaysAhead = 3660
