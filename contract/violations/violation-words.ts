import { bylawReference } from '../bylaws/bylaw-words.ts'
import { formatDate } from '../time.ts'
import type {
  Accused,
  CausedBy,
  ClosedAs,
  PenaltyStep,
  ViolationStage,
  ViolationStepName,
  ViolationTopic,
} from './violation.ts'
import type { MyViolation } from './my-violation.ts'
import type { FineState } from './outstanding-fine.ts'

/** What the words of violation cases are called, on screens, on paper and in the history. */

export const topicLabels: Readonly<Record<ViolationTopic, string>> = {
  noise: 'Noise',
  smoking: 'Smoking',
  pets: 'Pets',
  garbage: 'Garbage and recycling',
  alterations: 'Alterations',
  shortStay: 'Short-term rental',
  moving: 'Moving in or out',
  commonProperty: 'Common property',
  parking: 'Parking and storage',
  payment: 'Late payment',
  other: 'Other',
}

export const violationStageLabels: Readonly<Record<ViolationStage, string>> = {
  reported: 'To review',
  reviewed: 'In review',
  answering: 'Waiting for an answer',
  hearing: 'Hearing requested',
  toDecide: 'To decide',
  toTell: 'Decision to send',
  decided: 'Decided',
  closed: 'Closed',
}

export const accusedLabels: Readonly<Record<Accused, string>> = { owners: 'Owner', tenants: 'Tenant' }

/** Says what a vote of council on a case asks, sentence by sentence, without naming anyone. */
export const questionOf = ({
  council,
  bylaw,
  unit,
  accused,
  happenedOn,
}: {
  /** After `that`: `council`, or `the board`. */
  council: string
  bylaw: Parameters<typeof bylawReference>[0] & { heading: string }
  unit: { unitNumber: string }
  accused: Accused
  happenedOn: string
}): string[] => [
  `That ${council} find that ${bylawReference(bylaw)} (${bylaw.heading}) was contravened on ${formatDate(happenedOn)}.`,
  `The case is about the ${accusedLabels[accused].toLowerCase()} of unit ${unit.unitNumber}.`,
  'Vote for if it was contravened, and against if it wasn’t.',
]

export const causedByLabels: Readonly<Record<CausedBy, string>> = {
  self: 'Themselves',
  occupant: 'Someone living with them',
  visitor: 'A visitor',
  tenant: 'Their tenant',
}

export const closedAsLabels: Readonly<Record<ClosedAs, string>> = {
  dismissed: 'Dismissed',
  cured: 'Corrected',
  withdrawn: 'Complaint withdrawn',
  notUpheld: 'No contravention found',
  settled: 'Settled',
  done: 'Completed',
}

export const violationStepLabels: Readonly<Record<ViolationStepName, string>> = {
  screen: 'Review',
  addComplaint: 'Add a complaint',
  warn: 'Send a warning',
  particulars: 'Send the particulars',
  recordAnswer: 'Record an answer',
  requestHearing: 'Record a hearing request',
  scheduleHearing: 'Schedule the hearing',
  holdHearing: 'Record the hearing',
  withdrawHearing: 'Withdraw the hearing request',
  propose: 'Put to a council vote',
  decide: 'Record the decision',
  tell: 'Send the decision',
  fine: 'Impose a fine',
  charge: 'Charge costs',
  deny: 'Deny a facility',
  cancelPenalty: 'Cancel a penalty',
  seeAgain: 'Record a repeat',
  dispute: 'Record a dispute',
  close: 'Close the case',
  reopen: 'Reopen the case',
}

/** What is asked for before someone can be fined, in the order of the law. */
export const penaltyStepLabels: Readonly<Record<PenaltyStep, string>> = {
  complaint: 'Complaint on file',
  rule_in_force: 'Bylaw or rule in force',
  fine_set: 'Fine set in the bylaw',
  right_person: 'Right person',
  particulars: 'Particulars in writing',
  delivered: 'Particulars delivered',
  landlord_copy: 'Copy to the landlord',
  answer_open: 'Time to answer',
  hearing: 'Hearing',
  decision: 'Decision',
  told: 'Written decision sent',
  amount: 'Amount within the limit',
  interval: 'Time since the last fine',
}

export const fineStateLabels: Readonly<Record<FineState, string>> = {
  due: 'Not due yet',
  overdue: 'Overdue',
  disputed: 'Disputed',
  settled: 'Paid or written off',
}

export const myViolationStateLabels: Readonly<Record<MyViolation['state'], string>> = {
  received: 'Received',
  handled: 'In progress',
  answer: 'Your answer is due',
  waiting: 'Waiting for council',
  decided: 'Decided',
  closed: 'Closed',
}
