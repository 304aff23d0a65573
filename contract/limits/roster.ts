/** What bounds roster files and their imports. Units stand last in the names. */

export const rosterRowsMost = 5000
export const rosterCellMostChars = 500
/** Several vehicles or fobs in one cell. */
export const rosterListMostChars = 4000
export const rosterCellShownChars = 40

/** Of a vehicle's parts in a cell; its own form is stricter. */
export const vehiclePartMostChars = 100

// Imports.
export const importColumnsMost = 200
/** The headings are looked for in so many rows at the top; title lines may stand above them. */
export const headingRowsMost = 20
/** Of each of these rows this much is shown to choose by. */
export const headingShownMostChars = 100
export const importEndsMost = 2000
/** Values of a column that show what is in it. */
export const columnSamplesMost = 3
/** Records that are written, or told, between two steps of the progress. */
export const importStepRecords = 250
/** A dry run that nobody applied is thrown away with its file after this. */
export const triedImportKeptMs = 7 * 24 * 60 * 60 * 1000
/** Rows and former values of an import are kept this long; until then it can be undone. */
export const importUndoableMs = 180 * 24 * 60 * 60 * 1000
/** An import that has not moved for this long was left by a process that ended, and is taken up again. */
export const importStalledMs = 60 * 1000
/** How often a screen looks how far an import is. */
export const importPollEveryMs = 700
/** What stands in the way of undoing is named this often at most. */
export const undoBlockersMost = 20
/** People who keep access after an import are shown, and ended with one click, so many at once. */
export const keptAccessShownMost = 200

// Reading a file, in a process of its own.
/** A roster that is not read in this time, or asks for more memory than this, is refused. */
export const rosterReadingMostMs = 20 * 1000
export const rosterReadingMostBytes = 512 * 1024 * 1024
export const rosterReadingHeapMostMegabytes = 256
/** Each takes a process and memory, so the next files wait their turn. */
export const rostersReadAtOnceMost = 2
export const rostersWaitingMost = 8
/** Text of all cells together, far more than 5000 rows of a roster hold. */
export const rosterTextMostChars = 5_000_000
/** Cells of all rows together, those beyond the headings counted. */
export const rosterCellsMost = 500_000
/** People and units that the rows of a file name: several for a row of a wide one. */
export const rosterEntriesMost = 20_000
