/** What bounds polls and the register of decisions. */

export const pollQuestionMostChars = 200
export const pollDetailsMostChars = 4000
export const pollOptionsLeast = 2
export const pollOptionsMost = 12
export const pollOptionMostChars = 120
export const pollReasonMostChars = 300
/** A poll stays open at least so long, and at most so many days. */
export const pollOpenLeastMinutes = 60
export const pollOpenMostDays = 92
/** Units without an answer are reminded so long before a poll closes; one that is open for less is not. */
export const pollReminderHours = 48
/** A poll that is kept open for longer reminds again, not sooner than so long after the reminder before. */
export const pollRemindersApartHours = 24

export const decisionTitleMostChars = 200
export const decisionWordingMostChars = 20_000
/** The minutes' words on a ratification, and the note of a correction. */
export const minutesMostChars = 1000
/** Members of a council that a vote by hand may count. */
export const councilVotesMost = 50
/** Decisions that are ratified at once. */
export const ratifiedAtOnceMost = 100
/** Decisions that a PDF of the register holds. */
export const decisionsInFileMost = 2000
