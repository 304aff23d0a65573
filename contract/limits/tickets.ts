/** What bounds maintenance tickets. */

export const ticketTitleMostChars = 120
export const ticketWordsMostChars = 5000
export const ticketPlaceMostChars = 120
export const ticketReasonMostChars = 500
export const ticketEntryMostChars = 200
export const ticketPartyMostChars = 120
/** Files that come with one message; a ticket holds so many in all. */
export const ticketFilesMost = 60
/** Tickets that one call gives to somebody. */
export const ticketsAtOnceMost = 100
/** Events and notes that a ticket shows, the newest first. */
export const ticketEventsMost = 300
/** Open tickets like a new one that the form names, and for how long back. */
export const similarShownMost = 5
export const similarDays = 30
/** Filters that somebody keeps at a desk, and how long a name of one is. */
export const ticketViewsMost = 20
export const ticketViewNameMostChars = 40
/** Rows of a file. */
export const ticketsInFileMost = 20_000
/** A rating of so many stars or fewer opens the ticket again. */
export const lowRatingMost = 2
/** Months that the flow of tickets shows. */
export const flowMonths = 12
/** Groups that a view by unit or by vendor shows, the largest first. */
export const ticketGroupsMost = 200
/** Cards that a column of the board shows before it asks for more. */
export const boardColumnCards = 30
/** Cards of a column that stand in the page at a time, however many were asked for. */
export const boardColumnKept = 90
export const ticketThrottles = {
  report: { most: 60, windowSeconds: 3600 },
  ticketWords: { most: 240, windowSeconds: 3600 },
} as const
