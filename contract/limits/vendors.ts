/** What bounds the vendors of a building. */

export const vendorNameMostChars = 120
/** An address, a policy's or a clearance's number, the name and the role of somebody to call. */
export const vendorLineMostChars = 200
export const vendorNotesMostChars = 4000
export const vendorContactsMost = 10
/** Cover of a liability policy: a hundred million dollars. */
export const coverMostCents = 10_000_000_000
export const vendorFilesMost = 40
export const vendorEndMostChars = 300
/** What ends within so many days ends soon. */
export const endsSoonDays = 30
/** Those who manage vendors are reminded so many days before something ends, and on the day itself. */
export const vendorReminderDays = [30, 7, 0] as const
/** Vendors that a choice or a file holds. */
export const vendorsShownMost = 2000
