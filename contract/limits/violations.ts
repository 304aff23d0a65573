/** What bounds the violation cases of a building. */

export const violationPlaceMostChars = 120
export const violationWordsMostChars = 4000
export const violationReasonMostChars = 1000
export const violationNameMostChars = 120
export const violationFilesMost = 10
/** Files that were added to one case in all. */
export const violationFilesInAllMost = 60
/** A contravention is reported within so many days. */
export const happenedAgoMostDays = 730
/** Cases in one column of the board; the list holds the others. */
export const boardColumnMost = 20
/** Open cases that are looked through for what is due today, the oldest first. */
export const agendaCasesMost = 200
/** Cases that a bylaw or rule lists as resting on it, the newest first. */
export const casesCitingMost = 20
/** A facility is denied for so many days at most. */
export const denialMostDays = 366
/** Members of council who take part in one decision. */
export const decidersMost = 9
export const violationThrottles = {
  reportViolation: { most: 30, windowSeconds: 3600 },
} as const
