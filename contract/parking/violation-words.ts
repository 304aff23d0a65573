import type { ViolationKind, ViolationStage } from './violation.ts'

/** What the words of violations are called on screens and in files. */

export const kindLabels: Readonly<Record<ViolationKind, string>> = {
  no_pass: 'No pass',
  overstayed: 'Expired pass',
  wrong_place: 'Wrong spot',
  blocking: 'Blocking access',
  other: 'Other',
}

export const stageLabels: Readonly<Record<ViolationStage, string>> = {
  warning: 'Warning',
  notice: 'Notice on windshield',
  tow_requested: 'Tow requested',
}

/** Says how far a violation went, and whether it is closed: `Closed after warning`. */
export const violationStateWords = ({ isOpen, stage }: { isOpen: boolean; stage: ViolationStage }): string =>
  isOpen ? stageLabels[stage] : `Closed after ${stageLabels[stage].toLowerCase()}`

/** Writes the number by which screens, letters and messages name a violation: `V-12`. */
export const violationNumber = ({ number }: { number: number }): string => `V-${number}`
