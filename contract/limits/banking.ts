/** What bounds the bank files of a building. */

export const bankFileMostBytes = 2_000_000
export const bankRowsMost = 5_000
export const bankColumnsMost = 40
/** Rows at the top of a file among which its headings are looked for. */
export const bankHeadingRowsMost = 20
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

// Reading a file, in a process of its own.
export const bankReadingMostMs = 15 * 1000
export const bankReadingMostBytes = 512 * 1024 * 1024
export const bankReadingHeapMostMegabytes = 256
/** Each takes a process and memory, so the next files wait their turn. */
export const bankFilesReadAtOnceMost = 2
export const bankFilesWaitingMost = 8

/** How long ago a payment may have come in that the bank returns. */
export const returnedWithinDays = 60
/** Days between the two sides of a transfer. */
export const transferWithinDays = 3
/** Postings of an account that are listed. */
export const postingsShown = 5
