/** Bounds of sales and moves of a unit. */

/** How far ahead a sale or a move may be recorded; what waits that long is still done by itself. */
export const moveMostDaysAhead = 360
/** How far back: somebody brings a building's papers up to date. */
export const moveMostDaysBack = 3660
export const buyersMost = 10
export const moversMost = 20
/** Fobs, vehicles or pets that are handed out or named with one move in. */
export const handedOutMost = 20
export const thingsChosenMost = 200
/** Past sales and moves that the screen names. */
export const movesShownMost = 20
/** A move whose day came is tried again so long after it failed; a recurring job takes what is left. */
export const movesPerRunMost = 500
