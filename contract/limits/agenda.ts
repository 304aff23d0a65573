/** What bounds the day of those who manage buildings. */

/** What comes within so many days is shown as soon: papers of vendors, and what one looks after. */
export const agendaSoonDays = 7
/** Documents and terms of council, which take longer to replace, are shown so many days before they end. */
export const agendaEndingDays = 30
/** A document that ended stays there for so many days. */
export const agendaEndedDays = 30
/** Entries of one kind in one building; of the others their number stands there. */
export const agendaEntriesMost = 20
/** A figure is compared with that of so many days before. */
export const agendaTrendDays = 30
