/** What bounds the history of a building. */

/** Changes that one file of the history holds at most. */
export const historyFileMost = 10_000
/** Changes that one statement reads for a file. */
export const historyFileStep = 500
export const actionMostChars = 80
/** Records of one kind that are named of what staff read; the others are counted. */
export const readNamesMost = 3
/** A reading of the same thing is noted anew after so many minutes. */
export const readNotedEveryMinutes = 15
/** Links, or changes, that one statement reads to verify the history. */
export const chainStep = 1000
/** Where the heads of the history are sent has this long to answer. */
export const headsAnswerMostMs = 10_000
