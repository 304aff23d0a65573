/** What bounds the ledger of a building. */

/** Ten million dollars; the whole ledger holds up to a billion in one line. */
export const moneyMostCents = 1_000_000_000
export const chargeWordsMostChars = 120
export const authorityMostChars = 160
export const payerMostChars = 120
export const memoMostChars = 200
export const instructionMostChars = 300
export const correctionMostChars = 300
export const howToPayMostChars = 1000
/** Debts of one holding that are shown, and that one payment can be placed on. */
export const openChargesMost = 200
/** Cancelled charges of one holding that are shown. */
export const cancelledShownMost = 24
/** Payments of one holding that are shown. */
export const receiptsShownMost = 24
/** Days that a statement covers where nothing else is said, and at most: a year, and three. */
export const statementUsualDays = 365
export const statementMostDays = 1096
/** Months that are shown to be closed or opened. */
export const monthsShownMost = 18
/** Units that are named as owing most. */
export const largestShown = 10
/** How long ago a payment that is recorded now may have come in. */
export const paymentOldestDays = 1096
/** How long ago, and how far ahead, an adjustment date of a sale can be: five years, and two. */
export const adjustmentOldestDays = 1826
export const adjustmentAheadMostDays = 731
/** How long after the owners sold it can be. */
export const adjustmentAfterMostDays = 31
