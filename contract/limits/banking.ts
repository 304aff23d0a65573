/** What bounds the bank files of a building. */

export const bankAccountNameMostChars = 60
export const bankTextMostChars = 300
/** Units that one deposit can be shared among. */
export const depositSharesMost = 20
/** How many days of its file are shown as an example. */
export const bankSamplesShown = 8
/** How long a file that was only tried is kept. */
export const bankTryKeptDays = 7
/** Days between a payment on record and a deposit that may be the same money. */
export const samePaymentDays = 7
/** Rows that can’t be read are named so often at most. */
export const bankFaultsShown = 10

/** How long ago a payment may have come in that the bank returns. */
export const returnedWithinDays = 60
/** How long after a refund its cheque may be cashed. */
export const refundCashedDays = 180
/** Days between the two sides of a transfer. */
export const transferWithinDays = 3
/** Postings of an account that are listed. */
export const postingsShown = 5
