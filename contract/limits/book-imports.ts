/** What bounds the files by which balances come into the books of a building. */

/** How long ago something may have been due that is brought in. */
export const broughtForwardOldestDays = 3653
/** Rows that are shown as an example of how the file is read. */
export const importSamplesShown = 8
/** Findings of one sort are named so often at most. */
export const importFindingsShown = 10
/** Words of the type column that are listed, the most frequent ones, and how long each may be. */
export const importTypesMost = 40
export const importTypeMostChars = 100
/** Words whose meaning is remembered. */
export const importTypesKeptMost = 200
/** How long a file that was only tried is kept. */
export const importTryKeptDays = 30
