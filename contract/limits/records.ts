/** What bounds the records desk. */

const day = 24 * 60 * 60 * 1000

/** Records that one request asks for. */
export const requestItemsMost = 20
export const requestWordsMostChars = 1000
export const itemWordsMostChars = 300
/** Who authorized somebody, and by what paper. */
export const paperWordsMostChars = 300
export const askerNameMostChars = 120
export const postalAddressMostChars = 300
/** A question, an answer, why something is refused or blacked out. */
export const stepWordsMostChars = 1000
/** How long ago a letter may have come in that is entered today. */
export const enteredMostDaysBack = 365
/** Files on one record that was asked for: those sent here and those given from the library. */
export const itemFilesMost = 20
/** Documents of the library that are given at a time. */
export const givenAtOnceMost = 10
export const pagesMost = 20_000
export const feeMostCents = 1_000_000
/** Files are open to who asked for so long after they were given. */
export const filesOpenMs = 60 * day
/** Those who handle requests are reminded so many days before a record is due, and once when it is late. */
export const dueReminderDays = [3, 1] as const
/** Steps of one request that its page shows. */
export const stepsShownMost = 200
