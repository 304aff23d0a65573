/** What bounds the reading of files for the search. */

const second = 1000
const megabyte = 1024 * 1024

/** A file that has not been read in this time, or asks for more memory than this, is given up; a page of it never waits. */
export const readingMostMs = 120 * second
export const readingMostBytes = 768 * megabyte
/** A plain text of at most this is decoded where the job runs. */
export const readHereMostBytes = 64 * 1024
/** How often the process that reads looks at its memory. */
export const readingWatchMs = 25
export const readingHeapMostMegabytes = 384
/** What is read of a file; the rest is not found. */
export const pagesReadMost = 5000
export const charsReadMost = 20_000_000
/** A page is searched up to here; a text without pages is cut into parts of about so much. */
export const pageMostChars = 20_000
export const partChars = 4000
/** Pages that are made findable in one statement. */
export const pagesPerStepMost = 50

/** What is shown of a page around the words that were found. */
export const snippetChars = 180
export const snippetMarksMost = 20
export const hitsPerDocumentMost = 3
