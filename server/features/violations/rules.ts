/** Which steps a case allows, what is due next, and which days can't be; pure. */
import { daysBetween, formatDate, type LocalDate } from '../../../contract/time.ts'
import type {
  MissingStep,
  ViolationStage,
  ViolationStepName,
  ViolationSummary,
} from '../../../contract/violations/violation.ts'
import { violationStepLabels } from '../../../contract/violations/violation-words.ts'
import { dueOn, enforcementClocks, type Jurisdiction } from '../../../law/law.ts'
import type { CaseFacts } from './gate/case-facts.ts'
import { answerUntil, councilIn, missingOf } from './gate/rules.ts'
import type { KnownViolation } from './store.ts'

/** What the steps of a case are judged by. */
export type CaseState = Pick<
  KnownViolation,
  | 'stage'
  | 'screenedOn'
  | 'unit'
  | 'accused'
  | 'bylaw'
  | 'place'
  | 'particularsLetterId'
  | 'answeredOn'
  | 'hearingAskedOn'
  | 'hearingHeldOn'
  | 'hearingWithdrawnOn'
  | 'hearingOn'
  | 'decidedOn'
  | 'upheld'
  | 'toldLetterId'
  | 'toldOn'
  | 'disputedOn'
  | 'penalties'
  | 'vote'
>

/** What the caller may do in the building. */
export interface CaseRights {
  /** A member of council, who decides. */
  decides: boolean
  /** Keeps the books, and so charges. */
  keepsBooks: boolean
}

const isHearingOpen = ({ hearingAskedOn, hearingHeldOn, hearingWithdrawnOn }: CaseState): boolean =>
  hearingAskedOn !== null && hearingHeldOn === null && hearingWithdrawnOn === null

const standing = ({ penalties }: CaseState) => penalties.filter(({ cancelledOn }) => cancelledOn === null)

const fixed = 'Cancel the penalty first: it rests on the case as it is.'

const voteIsOpen = 'Council is voting on this case. Wait for the result, or withdraw the vote.'

/** Says why a case doesn't allow a step; null where it does. */
export const stepRefusal = (one: CaseState, step: ViolationStepName): string | null => {
  if (one.stage === 'closed') return step === 'reopen' ? null : 'This case is closed.'
  const unless = (allowed: boolean, words: string) => (allowed ? null : words)
  const isSent = one.particularsLetterId !== null
  const isFree = standing(one).length === 0
  switch (step) {
    case 'reopen':
      return 'This case is open.'
    case 'screen':
      return unless(isFree, fixed)
    case 'warn':
      return unless(
        one.accused !== null && !isSent,
        'A warning needs someone it’s about, and comes before the particulars.',
      )
    case 'particulars':
      if (!isFree) return fixed
      if (one.accused === null) return 'Choose the unit and who this is about first.'
      if (one.bylaw === null) return 'Choose the bylaw or rule first.'
      return unless(one.place !== '', 'Add where it happened first.')
    case 'recordAnswer':
      if (one.answeredOn !== null) return 'An answer is already on file. Add anything that came later as a file.'
      return unless(isSent && one.decidedOn === null, 'An answer comes after the particulars and before the decision.')
    case 'requestHearing':
      return unless(
        isSent && one.decidedOn === null && (one.hearingAskedOn === null || one.hearingWithdrawnOn !== null),
        'A hearing is requested once, after the particulars and before the decision.',
      )
    case 'scheduleHearing':
    case 'holdHearing':
    case 'withdrawHearing':
      return unless(isHearingOpen(one), 'No hearing is waiting to be held.')
    case 'propose':
      if (one.vote?.state === 'open') return voteIsOpen
      if (one.vote?.state === 'decided') return 'Council voted on this case. Record its decision.'
      return unless(
        one.stage === 'toDecide' && isFree,
        'Council votes after the answer, or the time for it, and after any hearing.',
      )
    case 'decide':
      if (one.vote?.state === 'open') return voteIsOpen
      return unless(isSent && isFree, 'Council decides after the particulars and before any penalty.')
    case 'tell':
      return unless(one.decidedOn !== null, 'There’s no decision to send yet.')
    case 'dispute':
      return unless(one.toldLetterId !== null, 'There’s no decision to dispute yet.')
    case 'cancelPenalty':
      return unless(!isFree, 'There’s no penalty to cancel.')
    case 'seeAgain':
      return unless(one.screenedOn !== null, 'Review the case first.')
    case 'fine':
    case 'charge':
    case 'deny':
    case 'addComplaint':
    case 'close':
      return null
  }
}

/** The steps that only a member of council takes, who decides. */
const councilSteps: ReadonlySet<ViolationStepName> = new Set(['propose', 'decide'])
const bookSteps: ReadonlySet<ViolationStepName> = new Set(['fine', 'charge'])
const afterParticulars: ReadonlySet<ViolationStepName> = new Set(['fine', 'charge', 'deny'])

/** Whether someone with these rights takes a step at all. */
export const mayTake = (step: ViolationStepName, { decides, keepsBooks }: CaseRights): boolean =>
  (!councilSteps.has(step) || decides) && (!bookSteps.has(step) || keepsBooks)

/** Lists the steps that a case allows someone, in the order of a case. */
export const stepsFor = (one: CaseState, rights: CaseRights): ViolationStepName[] =>
  (Object.keys(violationStepLabels) as ViolationStepName[]).filter(
    (step) =>
      stepRefusal(one, step) === null &&
      mayTake(step, rights) &&
      (one.particularsLetterId !== null || !afterParticulars.has(step)),
  )

type Next = ViolationSummary['next']

const doing = (step: ViolationStepName): Next => ({ do: step, words: violationStepLabels[step] })

/** Finds the first step that has to be on file before council decides; null where it can. */
const lackBeforeDeciding = (facts: CaseFacts): MissingStep | null =>
  missingOf(facts, { kind: 'deny', cents: null }).find(({ step }) =>
    ['particulars', 'delivered', 'landlord_copy', 'answer_open'].includes(step),
  ) ?? null

/** Finds what council’s vote waits for: an answer, or the time for one; null where it can open. */
export const lackBeforeVoting = (facts: CaseFacts): MissingStep | null =>
  facts.answeredOn === null ? lackBeforeDeciding(facts) : null

const ofAnswering = (facts: CaseFacts): Next => {
  const lack = lackBeforeDeciding(facts)
  if (lack === null) return doing('decide')
  return { do: lack.do, words: lack.do === 'deliver' ? 'Deliver the letter' : lack.words }
}

/** A decision made between meetings is sent once a meeting has ratified it. */
const ofToTell = (facts: CaseFacts): Next => {
  const lack = missingOf(facts, { kind: 'fine', cents: null }).find((one) => one.do === 'ratify')
  return lack === undefined ? doing('tell') : { do: lack.do, words: lack.words }
}

const ofDecided = (one: CaseState, facts: CaseFacts): Next => {
  if (one.upheld === false) return doing('close')
  if (standing(one).length > 0) return null
  const [lack] = missingOf(facts, { kind: 'fine', cents: null })
  return lack === undefined ? doing('fine') : { do: lack.do, words: lack.words }
}

/** Says what is to be done next with a case; null where nothing is. */
export const nextOf = (one: CaseState, facts: CaseFacts): Next => {
  switch (one.stage) {
    case 'reported':
      return doing('screen')
    case 'reviewed':
      return doing(stepRefusal(one, 'particulars') === null ? 'particulars' : 'screen')
    case 'answering':
    case 'toDecide':
      return ofAnswering(facts)
    case 'hearing':
      return one.hearingOn === null || one.hearingOn > facts.today
        ? one.hearingOn === null
          ? doing('scheduleHearing')
          : { do: 'wait', words: `The hearing is on ${formatDate(one.hearingOn)}.` }
        : doing('holdHearing')
    case 'toTell':
      return ofToTell(facts)
    case 'decided':
      return ofDecided(one, facts)
    case 'closed':
      return null
  }
}

/** Says what comes next, as far as the caller may know: only council learns that it is voting. */
export const nextFor = (one: CaseState, facts: CaseFacts, { decides }: CaseRights): Next => {
  if (decides && one.vote?.state === 'open') return { do: 'wait', words: `${councilIn(facts)} is voting on this case.` }
  const next = nextOf(one, facts)
  return next?.do === 'decide' && !decides ? { ...next, words: `${councilIn(facts)} has to decide.` } : next
}

/** The last day on which a hearing that was requested may be held; null where no act of ours says. */
export const hearingBy = (jurisdiction: Jurisdiction, askedOn: LocalDate): LocalDate | null => {
  const { hearing } = enforcementClocks(jurisdiction)
  return hearing && dueOn(hearing, askedOn)
}

/** Says which day a case runs to: an answer, a hearing, or a decision after one; null where none does. */
export const deadlineOf = (
  one: CaseState & { stage: ViolationStage },
  facts: CaseFacts,
): ViolationSummary['deadline'] => {
  const { hearingDecision } = enforcementClocks(facts.jurisdiction)
  switch (one.stage) {
    case 'answering': {
      const on = answerUntil(facts) ?? facts.answerBy
      return on === null ? null : { words: 'Answer due', on }
    }
    case 'hearing': {
      if (one.hearingOn !== null) return { words: 'Hearing', on: one.hearingOn }
      const on = hearingBy(facts.jurisdiction, one.hearingAskedOn!)
      return on === null ? null : { words: 'Hold the hearing by', on }
    }
    case 'toDecide':
    case 'toTell':
      return hearingDecision !== null && one.hearingHeldOn !== null
        ? { words: 'Decision due', on: dueOn(hearingDecision, one.hearingHeldOn) }
        : null
    default:
      return null
  }
}

interface Fault {
  field: string
  words: string
}

/** Says which day of a step can't be: one to come, or one before what it follows; null where it can. */
export const dayFault = (
  { field, day }: { field: string; day: LocalDate },
  { today, notBefore }: { today: LocalDate; notBefore: LocalDate | null },
): Fault | null => {
  if (day > today) return { field, words: 'This date is in the future' }
  return notBefore !== null && day < notBefore ? { field, words: `Choose ${formatDate(notBefore)} or later` } : null
}

/** Says what is wrong with whom a case is said to be about; null where nothing is. */
export const screenFault = ({
  unitId,
  accused,
  causedBy,
}: {
  unitId: string | null
  accused: KnownViolation['accused']
  causedBy: KnownViolation['causedBy']
}): Fault | null => {
  if (accused !== null && unitId === null) return { field: 'unitId', words: 'Choose a unit' }
  if (accused !== null && causedBy === null) return { field: 'causedBy', words: 'Choose who did it' }
  if (accused === null && causedBy !== null) return { field: 'accused', words: 'Choose who this is about' }
  return accused === 'tenants' && causedBy === 'tenant'
    ? { field: 'causedBy', words: 'Choose “Themselves” for the tenant' }
    : null
}

/** Says why a case can't be closed so; null where it can. */
export const closeFault = ({ upheld }: CaseState, as: NonNullable<KnownViolation['closedAs']>): string | null => {
  if (as === 'notUpheld' && upheld !== false) return 'Council hasn’t decided that'
  return as === 'dismissed' && upheld === true ? 'Council found a contravention, so it wasn’t dismissed' : null
}

/** A decision as it is recorded. */
interface Tally {
  upheld: boolean
  votesFor: number
  votesAgainst: number
  votesAbstained: number
}

/** Says what is wrong with the votes on a decision: more in favour uphold it, and a tie may have one deciding vote more; null where nothing is. */
export const tallyFault = ({ upheld, votesFor, votesAgainst, votesAbstained }: Tally, voters: number): Fault | null => {
  const votes = votesFor + votesAgainst + votesAbstained
  const brokeTie = votes === voters + 1 && Math.abs(votesFor - votesAgainst) === 1
  if (votes !== voters && !brokeTie)
    return { field: 'votesFor', words: 'The votes don’t add up to the members who took part' }
  return upheld === votesFor > votesAgainst
    ? null
    : {
        field: 'upheld',
        words: upheld ? 'More votes are needed in favour than against' : 'With these votes, a contravention was found',
      }
}

/** Says how a fine is on a day, and for how many days it has been overdue. */
export const fineStateOf = (
  { openCents, dueOn: due, isDisputed }: { openCents: number; dueOn: LocalDate; isDisputed: boolean },
  today: LocalDate,
): { state: 'due' | 'overdue' | 'disputed' | 'settled'; daysOverdue: number } => {
  if (openCents === 0) return { state: 'settled', daysOverdue: 0 }
  const daysOverdue = Math.max(daysBetween(due, today), 0)
  if (isDisputed) return { state: 'disputed', daysOverdue }
  return { state: daysOverdue > 0 ? 'overdue' : 'due', daysOverdue }
}
