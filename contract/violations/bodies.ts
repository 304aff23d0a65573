import { z } from 'zod'
import { Id, LocalTimeField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable, count, flag, list } from '../form.ts'
import { Amount } from '../ledger/holding.ts'
import { councilVotesMost } from '../limits/decide.ts'
import {
  decidersMost,
  violationNameMostChars,
  violationPlaceMostChars,
  violationReasonMostChars,
  violationWordsMostChars,
} from '../limits/violations.ts'
import { CaseVote } from '../voting/bodies.ts'
import { Accused, CausedBy, ClosedAs, ViolationTopic, type ViolationStepName } from './violation.ts'
import type { MyStepName } from './my-violation.ts'

/** What is written of violation cases. */

const lines = 'several' as const
const Version = z.coerce.number().int()
const words = (label: string) => requiredText({ label, max: violationWordsMostChars, lines })
const optionalWords = (label: string) => plainText({ label, max: violationWordsMostChars, lines }).default('')
const reason = requiredText({ label: 'Reason', max: violationReasonMostChars, lines })

const Topic = z.enum(ViolationTopic.options, 'Choose a subject')

const reported = {
  topic: Topic,
  /** Where it is known. */
  unitId: clearable(z.uuid('Choose a unit')).default(null),
  place: plainText({ label: 'Location', max: violationPlaceMostChars }).default(''),
  happenedOn: UseDay,
  happenedAt: clearable(LocalTimeField).default(null),
  words: words('Description'),
}

/** A report of a resident; it may come with photos. */
export const ViolationReport = z.object(reported)
export type ViolationReport = z.output<typeof ViolationReport>

/** What those who manage the building enter: their own report, or one they received on paper or by phone. */
export const ViolationEntry = z.object({
  ...reported,
  /** Who complained, where it wasn't the caller. */
  complainant: plainText({ label: 'Complainant', max: violationNameMostChars }).default(''),
  receivedOn: UseDay,
})
export type ViolationEntry = z.output<typeof ViolationEntry>

const step = <Name extends ViolationStepName>(name: Name) => ({ step: z.literal(name), version: Version })

const letter = { byEmail: flag().default(true) }

/** What the particulars say beside the bylaw or rule, and the day, time and place that the case has. */
export const ParticularsFields = z.object({
  /** What happened, without naming who complained. */
  happened: words('Details'),
  evidence: optionalWords('Evidence'),
  consequence: words('Possible decision'),
  /** Left empty, it is counted from the day the letter counts as received. */
  answerBy: clearable(UseDay).default(null),
  ...letter,
})
export type ParticularsFields = z.output<typeof ParticularsFields>

export const TellFields = z.object({
  reasons: words('Reasons'),
  outcome: optionalWords('Consequences'),
  ...letter,
})
export type TellFields = z.output<typeof TellFields>

const Votes = count(0, councilVotesMost)

/** A decision before it's asked who took part; forms extend it. */
export const DecideParts = z.object({
  /** A decision in the register; left empty, a new one is written into it. */
  decisionId: clearable(Id).default(null),
  decidedOn: UseDay,
  upheld: flag(),
  votesFor: Votes,
  votesAgainst: Votes,
  votesAbstained: Votes,
  /** The accounts of the members of council who took part; those who voted, where that was in the product. */
  voters: list(Id, decidersMost).default([]),
  reasons: words('Reasons'),
})

/** Refuses a new entry of the register without those who took part; of a vote in the product they are known. */
export const tookPart = (
  { decisionId, voters }: Pick<z.output<typeof DecideParts>, 'decisionId' | 'voters'>,
  context: z.core.$RefinementCtx,
): void => {
  if (decisionId === null && voters.length === 0)
    context.addIssue({ code: 'custom', path: ['voters'], message: 'Choose who took part' })
}

export const ViolationStep = z.discriminatedUnion('step', [
  /** Says whom it is about, and which bylaw or rule. */
  z.object({
    ...step('screen'),
    topic: Topic,
    unitId: clearable(z.uuid('Choose a unit')).default(null),
    accused: clearable(Accused).default(null),
    causedBy: clearable(CausedBy).default(null),
    bylawId: clearable(Id).default(null),
    place: reported.place,
    happenedOn: UseDay,
    happenedAt: reported.happenedAt,
    words: words('Summary'),
  }),
  z.object({
    ...step('addComplaint'),
    complainant: requiredText({ label: 'Complainant', max: violationNameMostChars }),
    receivedOn: UseDay,
    words: words('Description'),
  }),
  z.object({ ...step('warn'), words: words('Warning') }),
  ParticularsFields.extend(step('particulars')),
  /** An answer that came on paper or by email. */
  z.object({ ...step('recordAnswer'), on: UseDay, words: words('Answer') }),
  z.object({ ...step('requestHearing'), on: UseDay, reason }),
  z.object({
    ...step('scheduleHearing'),
    on: UseDay,
    at: LocalTimeField,
    place: requiredText({ label: 'Location', max: violationPlaceMostChars }),
  }),
  z.object({ ...step('holdHearing'), on: UseDay, words: optionalWords('Notes') }),
  /** In writing, by those who asked for it. */
  z.object({ ...step('withdrawHearing'), on: UseDay, reason }),
  CaseVote.extend(step('propose')),
  DecideParts.extend(step('decide')).superRefine(tookPart),
  TellFields.extend(step('tell')),
  z.object({ ...step('fine'), cents: Amount, dueOn: UseDay }),
  z.object({ ...step('charge'), cents: Amount, dueOn: UseDay, words: words('Work and costs') }),
  z.object({ ...step('deny'), amenityId: Id, from: UseDay, until: UseDay, reason }),
  z.object({ ...step('cancelPenalty'), nth: count(1, 1000), reason }),
  z.object({ ...step('seeAgain'), on: UseDay, words: words('Description') }),
  z.object({ ...step('dispute'), on: UseDay, words: words('Dispute') }),
  z.object({ ...step('close'), as: ClosedAs, reason }),
  z.object({ ...step('reopen'), reason }),
])
export type ViolationStep = z.output<typeof ViolationStep>
export type StepOf<Name extends ViolationStepName> = Extract<ViolationStep, { step: Name }>

/** An answer to a complaint; it may come with photos. */
export const MyAnswer = z.object({ words: words('Answer'), version: Version })
export type MyAnswer = z.output<typeof MyAnswer>

const mine = <Name extends Exclude<MyStepName, 'answer'>>(name: Name) => ({ step: z.literal(name), version: Version })

export const MyViolationStep = z.discriminatedUnion('step', [
  z.object({ ...mine('askHearing'), reason }),
  z.object({ ...mine('withdrawHearing'), reason }),
  z.object({ ...mine('dispute'), words: words('Dispute') }),
])
export type MyViolationStep = z.output<typeof MyViolationStep>
