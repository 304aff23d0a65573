/** What bounds the stalls of a building, their map, who has them and who waits. */

export const stallNumberMostChars = 12
export const levelMostChars = 20
export const stallNotesMostChars = 1000
export const stallsMost = 3000
/** The grid of a level's map, in cells each way. */
export const mapCellsMost = 240
export const stallCellsMost = 24
/** A stall that nobody has drawn yet is this wide and high, in cells. */
export const stallCells = { width: 3, height: 6 } as const
/** New stalls stand in rows of so many, with a lane of so many cells below each row. */
export const stallsInRow = 16
export const laneCells = 4
export const conditionsMostChars = 1000
export const authorityMostChars = 200
export const endReasonMostChars = 300
/** A month's fee: a thousand dollars. */
export const stallFeeMostCents = 100_000
/** A term that ends within so many days is reminded of, once. */
export const termReminderDays = 30
/** Whoever is next in line may think for so many days about a stall. */
export const offerDaysUsual = 5
export const offerDaysMost = 30
export const shareNoteMostChars = 200
/** Past assignments, and past sharing, that a stall's page shows. */
export const stallPastMost = 50
/** Rows of a file of stalls. */
export const stallRowsMost = 2000
/** A unit's number as somebody types it. */
export const unitNumberMostChars = 20
