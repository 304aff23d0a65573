/** What bounds the bylaws and rules of a building. */

export const bylawSetNameMostChars = 80
export const bylawNumberMostChars = 20
export const bylawHeadingMostChars = 120
export const bylawTextMostChars = 8000
export const bylawFilingMostChars = 60
export const bylawReasonMostChars = 500
/** Texts that are added in one go, and that residents are notified of together. */
export const bylawsAddedMost = 150
/** Texts in force that one consolidated text holds. */
export const bylawsShownMost = 1000
/** Residents are notified of changes for so many days after they were made. */
export const bylawNewsDays = 365
/** A rule that lapses within so many days is put before those who manage the building. */
export const ratifySoonDays = 60
