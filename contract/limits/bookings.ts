/** What bounds amenities and bookings. */

/** Amenities of a building that are in use. */
export const amenitiesMost = 100
export const amenityNameMostChars = 80
export const amenityLineMostChars = 200
export const amenityWordsMostChars = 2000
export const amenityRulesMostChars = 20_000
export const amenityPhotosMost = 10
export const amenityClosuresMost = 200
export const amenityPeaksMost = 50
/** Parties that have an amenity at once; people that it holds. */
export const amenityPartiesMost = 50
export const amenityPeopleMost = 2000
export const amenityFeeMostCents = 1_000_000
export const declineAfterMostHours = 24 * 30
export const offerMostMinutes = 7 * 24 * 60
export const cancelBeforeMostMinutes = 60 * 24 * 60
export const bookingNoteMostChars = 1000
export const bookingReasonMostChars = 500
export const incidentWordsMostChars = 4000
export const incidentsMost = 20
export const incidentFilesMost = 40
/** Dates of a series. */
export const seriesMost = 60
/** Days that the calendar shows at a time: six weeks. */
export const calendarDaysMost = 42
/** Entries of the calendar at a time. */
export const calendarEntriesMost = 20_000
/** Who waits for one time. */
export const waitingMost = 50
/** So many bookings are listed with the bylaw that they were made under. */
export const bookingsCitingMost = 10
/** A booking lasts at most so many days. */
export const bookingDaysMost = 60
/** Bookings lie at most so many days ahead, whatever the amenity says. */
export const bookingAheadMostDays = 800
/** Before the start, one may check in so early. */
export const checkInEarlyMinutes = 30
/** A feed of a calendar reaches back so many days, and holds at most so many bookings. */
export const feedBackDays = 60
export const feedMost = 500
export const bookingsInFileMost = 20_000
/** The statistics of bookings look at most so far. */
export const bookingFiguresMostDays = 366
/** How long refusals are kept for the statistics. */
export const refusalsKeptDays = 400
/** A draw counts wins of so many days back. */
export const winsCountedDays = 365
export const bookingThrottles = {
  book: { most: 600, windowSeconds: 3600 },
  calendarFeed: { most: 120, windowSeconds: 3600, restsWhenShared: true },
} as const
