import { z } from 'zod'
import { BylawKind } from '../bylaws/bylaw.ts'
import { Id, InstantField, LocalDateField, LocalTimeField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { CaseVehicle } from '../parking/violation.ts'
import { Reason } from '../reason.ts'
import { DecisionMade, DecisionSummary } from '../voting/decisions.ts'
import { BroughtVote } from '../voting/proposal.ts'

/** A violation case as those who manage the building see it. Money is in cents, days are the building's. */

export const ViolationTopic = z.enum([
  'noise',
  'smoking',
  'pets',
  'garbage',
  'alterations',
  'shortStay',
  'moving',
  'commonProperty',
  'parking',
  'payment',
  'other',
])
export type ViolationTopic = z.infer<typeof ViolationTopic>

/**
 * To review; reviewed, with no particulars sent; sent, with time to answer; a hearing was requested and isn't over; ready
 * for a decision; decided, with the decision still to send; decided and sent; closed.
 */
export const ViolationStage = z.enum([
  'reported',
  'reviewed',
  'answering',
  'hearing',
  'toDecide',
  'toTell',
  'decided',
  'closed',
])
export type ViolationStage = z.infer<typeof ViolationStage>

/** Who would be fined: a unit's owners, or its tenants. */
export const Accused = z.enum(['owners', 'tenants'])
export type Accused = z.infer<typeof Accused>

/** Who did it: the accused, someone living with or visiting them, or, where owners are accused, their tenant. */
export const CausedBy = z.enum(['self', 'occupant', 'visitor', 'tenant'])
export type CausedBy = z.infer<typeof CausedBy>

export const ClosedAs = z.enum(['dismissed', 'cured', 'withdrawn', 'notUpheld', 'settled', 'done'])
export type ClosedAs = z.infer<typeof ClosedAs>

export const ViolationStepName = z.enum([
  'screen',
  'addComplaint',
  'warn',
  'particulars',
  'recordAnswer',
  'requestHearing',
  'scheduleHearing',
  'holdHearing',
  'withdrawHearing',
  'propose',
  'decide',
  'tell',
  'fine',
  'charge',
  'deny',
  'cancelPenalty',
  'seeAgain',
  'dispute',
  'close',
  'reopen',
])
export type ViolationStepName = z.infer<typeof ViolationStepName>

/** What must be on file before someone is fined, in the order of the law. */
export const PenaltyStep = z.enum([
  'complaint',
  'rule_in_force',
  'fine_set',
  'right_person',
  'particulars',
  'delivered',
  'landlord_copy',
  'answer_open',
  'hearing',
  'decision',
  'told',
  'amount',
  'interval',
])
export type PenaltyStep = z.infer<typeof PenaltyStep>

/** What gets a missing step done: a step of the case, a delivery recorded, a decision ratified, or the register. */
export const PenaltyRemedy = z.enum([...ViolationStepName.options, 'deliver', 'ratify', 'register', 'wait'])
export type PenaltyRemedy = z.infer<typeof PenaltyRemedy>

/** A step that is missing, with what is missing of it, why it is asked for, and what gets it done. */
export const MissingStep = Reason.extend({ step: PenaltyStep, words: z.string(), do: PenaltyRemedy })
export type MissingStep = z.infer<typeof MissingStep>

/** A step of the gate on the case page: done, or missing. */
export const PenaltyCheck = z.object({ step: PenaltyStep, missing: MissingStep.nullable() })
export type PenaltyCheck = z.infer<typeof PenaltyCheck>

const UnitRef = z.object({ _id: Id, unitNumber: z.string() })
const BylawRef = z.object({ _id: Id, kind: BylawKind, number: z.string(), heading: z.string() })

export const ViolationSummary = z.object({
  _id: Id,
  /** Shown as `V-12`. */
  number: z.number().int(),
  topic: ViolationTopic,
  stage: ViolationStage,
  /** Null where no one knows yet. */
  unit: UnitRef.nullable(),
  accused: Accused.nullable(),
  bylaw: BylawRef.nullable(),
  place: z.string(),
  happenedOn: LocalDateField,
  reportedOn: LocalDateField,
  /** What is due next, by when; null where nothing has a date. */
  deadline: z.object({ words: z.string(), on: LocalDateField }).nullable(),
  /** What is to be done next; null where nothing is. */
  next: z.object({ do: PenaltyRemedy, words: z.string() }).nullable(),
  /** Fines that weren't cancelled. */
  finedCents: z.number().int(),
  closedAs: ClosedAs.nullable(),
  version: z.number().int(),
})
export type ViolationSummary = z.infer<typeof ViolationSummary>

const Complaint = z.object({
  _id: Id,
  /** Who complained; hidden from those the case is about, and from residents while its unit isn’t known. */
  by: z.string().nullable(),
  /** Reported by those who manage the building, or for it. */
  isStaff: z.boolean(),
  receivedOn: LocalDateField,
  words: z.string(),
  files: z.array(Attachment),
})
export type Complaint = z.infer<typeof Complaint>

/** A letter of the case, with whether each person has received it. */
const CaseLetter = z.object({
  _id: Id,
  runId: Id,
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  sentOn: LocalDateField,
  addressees: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      isCopy: z.boolean(),
      /** When it counts as received; null while that isn't known. */
      deemedOn: LocalDateField.nullable(),
      /** Paper that is still to be delivered. */
      isWaiting: z.boolean(),
    }),
  ),
})
export type CaseLetter = z.infer<typeof CaseLetter>

const Hearing = z.object({
  askedOn: LocalDateField,
  reason: z.string(),
  /** The last day on which it may be held; null where no act of ours says. */
  heldBy: LocalDateField.nullable(),
  on: LocalDateField.nullable(),
  at: LocalTimeField.nullable(),
  place: z.string(),
  heldOn: LocalDateField.nullable(),
  notes: z.string(),
  withdrawnOn: LocalDateField.nullable(),
})
export type Hearing = z.infer<typeof Hearing>

const CaseDecision = DecisionSummary.pick({
  _id: true,
  number: true,
  decidedOn: true,
  votes: true,
  ratification: true,
}).extend({
  made: DecisionMade,
  upheld: z.boolean(),
  reasons: z.string(),
  /** Members of council who took part; hidden from those the case is about. */
  voters: z.array(z.string()),
})
export type CaseDecision = z.infer<typeof CaseDecision>

export const PenaltyKind = z.enum(['fine', 'charge', 'deny'])
export type PenaltyKind = z.infer<typeof PenaltyKind>

export const Penalty = z.object({
  /** Counts up in the case. */
  nth: z.number().int(),
  kind: PenaltyKind,
  on: LocalDateField,
  /** Of a fine and of costs; null for a facility. */
  cents: z.number().int().nullable(),
  /** What is still owed of it; null for a facility, and once it is cancelled. */
  openCents: z.number().int().nullable(),
  dueOn: LocalDateField.nullable(),
  words: z.string(),
  amenity: z.object({ _id: Id, name: z.string() }).nullable(),
  from: LocalDateField.nullable(),
  until: LocalDateField.nullable(),
  cancelledOn: LocalDateField.nullable(),
})
export type Penalty = z.infer<typeof Penalty>

/** What parking recorded of the vehicle of a case: it was seen again, it got a notice, a tow was requested, it is gone. */
export const VehicleEventName = z.enum(['vehicleSeen', 'vehicleNoticed', 'towRequested', 'parkingClosed'])
export type VehicleEventName = z.infer<typeof VehicleEventName>

const CaseEvent = z.object({
  _id: Id,
  kind: z.enum([
    ...ViolationStepName.options,
    ...(['report', 'answer', 'askHearing'] as const),
    ...VehicleEventName.options,
  ]),
  on: LocalDateField,
  at: InstantField,
  /** Null for those the case is about, for whoever complained, and for the product. */
  by: z.string().nullable(),
  words: z.string(),
})
export type CaseEvent = z.infer<typeof CaseEvent>

export const Violation = ViolationSummary.extend({
  words: z.string(),
  happenedAt: LocalTimeField.nullable(),
  causedBy: CausedBy.nullable(),
  complaints: z.array(Complaint),
  /** The vehicle that parking recorded; null for a case that didn’t begin there, and for those the case is about. */
  parking: CaseVehicle.nullable(),
  /** The caller is one of those the case is about: who complained is hidden, and they can't act on it. */
  isAboutMe: z.boolean(),
  warnedOn: LocalDateField.nullable(),
  particulars: CaseLetter.nullable(),
  /** The last day for an answer; null before the particulars are sent. */
  answerBy: LocalDateField.nullable(),
  answer: z.object({ on: LocalDateField, words: z.string(), files: z.array(Attachment) }).nullable(),
  hearing: Hearing.nullable(),
  /** Council’s vote on it in the product; null where there is none, and for everyone but members of council it isn’t about. */
  vote: BroughtVote.extend({
    /** It’s open, or has a result that counts. */
    counts: z.boolean(),
  }).nullable(),
  decision: CaseDecision.nullable(),
  told: CaseLetter.nullable(),
  disputed: z.object({ on: LocalDateField, words: z.string() }).nullable(),
  penalties: z.array(Penalty),
  /** When the same was seen again; without words where a patrol added none. */
  sightings: z.array(z.object({ _id: Id, on: LocalDateField, words: z.string() })),
  /** Photos and papers of those who manage the building. */
  files: z.array(Attachment),
  closedOn: LocalDateField.nullable(),
  closeReason: z.string(),
  /** Every step that a fine asks for, done or missing. */
  checks: z.array(PenaltyCheck),
  /** The most that the next fine may be; null where nothing can be fined. */
  fineMostCents: z.number().int().nullable(),
  /** What the caller may do now. */
  steps: z.array(ViolationStepName),
  /** Oldest first. */
  events: z.array(CaseEvent),
})
export type Violation = z.infer<typeof Violation>
