/** What bounds the service clocks of maintenance. */

/** The due moment of a clock is looked for this many days ahead: two years. */
export const clockDaysMost = 731
/** A clock is about to run out when no more than this share of its target is left. */
export const alarmSoonShare = 0.25
