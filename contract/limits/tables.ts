/** What bounds the tables (CSV) that come from a bank or from another product. */

export const tableFileMostBytes = 2_000_000
export const tableRowsMost = 5_000
export const tableColumnsMost = 40
/** Rows at the top of a file among which its headings are looked for. */
export const tableHeadingRowsMost = 20

// Reading one, in a process of its own.
export const tableReadingMostMs = 15 * 1000
export const tableReadingMostBytes = 512 * 1024 * 1024
export const tableReadingHeapMostMegabytes = 256
/** Each takes a process and memory, so the next files wait their turn. */
export const tablesReadAtOnceMost = 2
export const tablesWaitingMost = 8
