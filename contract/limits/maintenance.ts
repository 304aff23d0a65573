/** What bounds how a building looks after maintenance, and its service clocks. */

/** The due moment of a clock is looked for this many days ahead: two years. */
export const clockDaysMost = 731
/** A clock is about to run out when no more than this share of its target is left. */
export const alarmSoonShare = 0.25
/** A target said in days counts so many minutes of each, or the whole day where it runs around the clock. */
export const workingDayMinutes = 8 * 60
export const wholeDayMinutes = 24 * 60
/** Hours or days of one target. */
export const targetMost = 250
/** Days besides the holidays on which the office is closed. */
export const closedDaysMost = 60
export const closedDayNameMostChars = 80
/** A million dollars. */
export const workOrderLimitMostCents = 100_000_000
export const reopenMostDays = 365
export const emergencyWordsMostChars = 200
