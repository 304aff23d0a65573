/** What bounds the mortgagees of a building. */

export const lenderMostChars = 120
/** A few lines, as on an envelope. */
export const lenderAddressMostChars = 300
export const loanReferenceMostChars = 60
/** A request that ends within so many days ends soon. */
export const requestEndsSoonDays = 60
