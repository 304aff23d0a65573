/** What bounds the record of spending. */

export const spendingResolutionMostChars = 200
