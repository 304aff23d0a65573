import { bylawTextMostChars } from './bylaws.ts'

/** What bounds the letters of a building. */

/** Of a building's own. */
export const templatesMost = 100
export const templateNameMostChars = 100
export const templateDescriptionMostChars = 300
export const templateVersionNoteMostChars = 300
export const letterSubjectMostChars = 150
export const letterContentMostChars = 30_000
/** What whoever sends a letter is asked for. */
export const asksMost = 20
export const askKeyMostChars = 40
export const askLabelMostChars = 80
export const askHintMostChars = 200
export const askChoicesMost = 12
export const askColumnsMost = 5
/** As long as the full text of a bylaw, which some letters ask for. */
export const answerMostChars = bylawTextMostChars
export const answerRowsMost = 60
export const answerCellMostChars = 200
/** Units of one run. */
export const lettersInRunMost = 200

/** A letter was handed over at most so long ago. */
export const handedOverMostDays = 60

/** A run makes many papers. */
export const letterThrottles = {
  sendLetters: { most: 60, windowSeconds: 3600 },
  previewLetter: { most: 1200, windowSeconds: 3600 },
} as const
/** While letters are being made, their page asks anew so often. */
export const letterRunPollEveryMs = 1500
