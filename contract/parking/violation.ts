import { z } from 'zod'
import { Id, InstantField, plainText, requiredText } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  bylawMostChars,
  linkNameMostChars,
  towMostCents,
  violationPlaceMostChars,
  violationWordsMostChars,
} from '../limits/parking.ts'
import { Attachment } from '../notices.ts'
import { Plate } from './plates.ts'
import { Reason } from './visitor.ts'

/**
 * A vehicle that stands where it should not: what was seen, what was done, and the evidence of a tow. It is the vehicle of a
 * violation case with the same id and number, by which council may fine someone.
 */

export const ViolationKind = z.enum(['no_pass', 'overstayed', 'wrong_place', 'blocking', 'other'])
export type ViolationKind = z.infer<typeof ViolationKind>
export const ViolationStage = z.enum(['warning', 'notice', 'tow_requested'])
export type ViolationStage = z.infer<typeof ViolationStage>
export const ViolationStep = z.enum(['notice', 'tow', 'close'])
export type ViolationStep = z.infer<typeof ViolationStep>
const ViolationFileKind = z.enum(['photo', 'sign', 'notice'])
export type ViolationFileKind = z.infer<typeof ViolationFileKind>

const Version = { version: count(1, 1_000_000) }

export const PatrolReport = z.object({
  licensePlate: Plate,
  kind: ViolationKind.default('no_pass'),
  place: plainText({ label: 'Location', max: violationPlaceMostChars }).default(''),
  words: plainText({ label: 'Note', max: violationWordsMostChars, lines: 'several' }).default(''),
  /** When it was seen: what waited without a connection comes later. */
  seenAt: clearable(InstantField).default(null),
  /** Made by the screen, so that what is sent twice is recorded once. */
  key: Id,
})
export type PatrolReport = z.output<typeof PatrolReport>

/** A notice on the windshield; its photo comes as a file. */
export const NoticeGiven = z.object({
  noticeAt: InstantField,
  words: plainText({ label: 'Note', max: violationWordsMostChars, lines: 'several' }).default(''),
  ...Version,
})
export type NoticeGiven = z.output<typeof NoticeGiven>

const cost = 'Enter an amount, such as 180'
/** A tow; the photo of the sign comes as a file, and that of the notice where none is there. */
export const TowFields = z.object({
  /** A text of the register, whose name takes the place of the words. */
  bylawId: clearable(Id).default(null),
  bylaw: requiredText({ label: 'Bylaw or rule', max: bylawMostChars, min: 2 }),
  authorisedBy: requiredText({ label: 'Authorized by', max: linkNameMostChars, min: 2 }),
  company: requiredText({ label: 'Towing company', max: linkNameMostChars, min: 2 }),
  costCents: z.coerce.number(cost).int(cost).min(0, cost).max(towMostCents, cost),
})
export const TowRequested = TowFields.extend(Version)
export type TowRequested = z.output<typeof TowRequested>

export const ViolationClosed = z.object({ reason: Reason, ...Version })
export type ViolationClosed = z.output<typeof ViolationClosed>

export const ViolationSummary = z.object({
  _id: Id,
  number: z.number().int(),
  /** Null where it was erased after the building's retention. */
  licensePlate: z.string().nullable(),
  kind: ViolationKind,
  stage: ViolationStage,
  isOpen: z.boolean(),
  place: z.string(),
  seenAt: InstantField,
  /** Whose visitor or whose car it is, where the building knows. */
  unitNumber: z.string().nullable(),
  version: z.number().int(),
})
export type ViolationSummary = z.infer<typeof ViolationSummary>

export const Violation = ViolationSummary.extend({
  words: z.string(),
  steps: z.array(
    z.object({
      _id: Id,
      kind: z.enum(['opened', 'seen again', 'noticed', 'tow requested', 'closed']),
      at: InstantField,
      /** Who did it; null for residents. */
      by: z.string().nullable(),
      words: z.string(),
    }),
  ),
  files: z.array(Attachment.extend({ kind: ViolationFileKind })),
  noticeAt: InstantField.nullable(),
  tow: z
    .object({
      bylawId: Id.nullable(),
      bylaw: z.string(),
      authorisedBy: z.string(),
      company: z.string(),
      costCents: z.number().int(),
      requestedAt: InstantField,
    })
    .nullable(),
  closeReason: z.string(),
  /** Whether its violation case is open; null for residents. */
  caseIsOpen: z.boolean().nullable(),
  /** What can be done with it, and why a tow cannot be requested yet. */
  can: z.array(ViolationStep),
  towWaits: z.string().nullable(),
})
export type Violation = z.infer<typeof Violation>

/** The vehicle as its violation case shows it. */
export const CaseVehicle = Violation.pick({
  licensePlate: true,
  kind: true,
  stage: true,
  isOpen: true,
  seenAt: true,
  place: true,
  words: true,
  noticeAt: true,
  tow: true,
  files: true,
})
export type CaseVehicle = z.infer<typeof CaseVehicle>
