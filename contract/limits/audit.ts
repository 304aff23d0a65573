/** What bounds the history of a building. */

/** Changes that one file of the history holds at most. */
export const historyFileMost = 10_000
/** Changes that one statement reads for a file. */
export const historyFileStep = 500
export const actionMostChars = 80
