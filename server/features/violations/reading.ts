/** Cases as those who manage the building see them. */
import { boardColumnMost } from '../../../contract/limits/violations.ts'
import { canVote, keepsBooks } from '../../../contract/role-rights.ts'
import type { Download, Page } from '../../../contract/route.ts'
import type { BoardColumn, ViolationQuery } from '../../../contract/violations.ts'
import {
  VehicleEventName,
  ViolationStage,
  type CaseEvent,
  type CaseLetter,
  type Penalty,
  type Violation,
  type ViolationStepName,
  type ViolationSummary,
} from '../../../contract/violations/violation.ts'
import { decisionNumber } from '../../../contract/voting/decision-words.ts'
import { Forbidden } from '../../http/errors.ts'
import { attachmentsOf, openAttachment } from '../documents/documents.ts'
import type { FollowedLetter } from '../forms/forms.ts'
import { chargeOf } from '../ledger/ledger.ts'
import { vehicleOf } from '../parking/parking.ts'
import { tiesOfAccount } from '../units/units.ts'
import { broughtVote, settleDue } from '../voting/voting.ts'
import { judge, judgeOne, requireViolation, todayIn, type ById, type Caller, type JudgedCase } from './facts.ts'
import { fineMostOf } from './gate/fine-amounts.ts'
import { answerUntil, checksOf } from './gate/rules.ts'
import { selectBoard, selectViolations } from './lists-store.ts'
import { selectComplaints, selectEvents, selectFiles } from './parts-store.ts'
import { barOf } from './parties/rules.ts'
import { deadlineOf, hearingBy, lackBeforeVoting, nextFor, stepsFor, type CaseRights } from './rules.ts'
import type { KnownPenalty, KnownViolation } from './store.ts'
import { selectHiddenVotes } from './vote-store.ts'

/** What the caller may do in the building. */
export const rightsOf = (ctx: Caller): CaseRights => ({
  decides: canVote(ctx.role, ctx.superadmin),
  keepsBooks: keepsBooks(ctx),
})

/** Whether a case is about the caller. */
export const isAboutCaller = ({ account }: Pick<Caller, 'account'>, { tiedIds }: KnownViolation): boolean =>
  tiedIds.includes(account._id)

/** Finds what bars the caller from a decision on a case; null where nothing does. */
export const barOfCaller = (
  { account: { _id, firstName, lastName } }: Pick<Caller, 'account'>,
  known: KnownViolation,
) => barOf(known, { accountId: _id, name: `${firstName} ${lastName}` })

/** Refuses what those whom a case is about may not do, or know. */
export const requireImpartial = (ctx: Caller, known: KnownViolation): void => {
  if (isAboutCaller(ctx, known))
    throw Forbidden('This case is about you or your unit, so someone else has to handle it.')
}

/** Whether no one knows yet whose unit a case is about, and the caller has one: it could be theirs. */
export const mayConcern = async (ctx: Caller, { unitId }: KnownViolation): Promise<boolean> =>
  unitId === null && (await tiesOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))).length > 0

/** Steps for those who have a unit while no one knows whose unit it is. */
export const beforeUnit: ReadonlySet<ViolationStepName> = new Set(['screen', 'addComplaint'])

/** Adds up the fines of a case that weren't cancelled, in cents. */
export const finedCentsOf = ({ penalties }: KnownViolation): number =>
  penalties
    .filter(({ kind, cancelledOn }) => kind === 'fine' && cancelledOn === null)
    .reduce((sum, { cents }) => sum + cents!, 0)

/** A case in a list. Before it is reviewed, its location is in the words of who complained. */
const summaryOf = (ctx: Caller, { known, facts }: JudgedCase, isAboutMe: boolean): ViolationSummary => ({
  _id: known._id,
  number: known.number,
  topic: known.topic,
  stage: known.stage,
  unit: known.unit,
  accused: known.accused,
  bylaw: known.bylaw,
  place: isAboutMe && known.screenedOn === null ? '' : known.place,
  happenedOn: known.happenedOn,
  reportedOn: known.reportedOn,
  deadline: deadlineOf(known, facts),
  next: isAboutMe ? null : nextFor(known, facts, rightsOf(ctx)),
  finedCents: finedCentsOf(known),
  closedAs: known.closedAs,
  version: known.version,
})

const summariesOf = async (ctx: Caller, cases: readonly KnownViolation[]): Promise<ViolationSummary[]> => {
  const judged = await judge(ctx, cases)
  return judged.map((one) => summaryOf(ctx, one, isAboutCaller(ctx, one.known)))
}

/** Lists the cases of the building, newest first. */
export const listViolations = async (
  ctx: Caller,
  { query }: { query: ViolationQuery },
): Promise<Page<ViolationSummary>> => {
  await settleDue(ctx)
  const { items, nextCursor } = await selectViolations(ctx.db, ctx.building._id, todayIn(ctx), query)
  return { items: await summariesOf(ctx, items), nextCursor }
}

const boardStages = ViolationStage.exclude(['closed']).options

/** Gets the open cases by stage, the newest of each; those that only parking has to do with so far are counted. */
export const readBoard = async (ctx: Caller): Promise<BoardColumn[]> => {
  await settleDue(ctx)
  const { cases, counts, withParking } = await selectBoard(ctx.db, ctx.building._id, todayIn(ctx), boardColumnMost)
  const shown = await summariesOf(ctx, cases)
  return boardStages.map((stage) => ({
    stage,
    count: counts.get(stage) ?? 0,
    withParking: stage === 'reported' ? withParking : 0,
    cases: shown.filter((one) => one.stage === stage),
  }))
}

const letterOf = (letter: FollowedLetter | null): CaseLetter | null =>
  letter && {
    _id: letter._id,
    runId: letter.runId,
    subject: letter.subject,
    state: letter.state,
    sentOn: letter.datedOn,
    addressees: letter.addressees.map(({ _id, name, isCopy, deemedOn, way, method }) => ({
      ...{ _id, name, isCopy, deemedOn },
      isWaiting: way === 'paper' && method === null,
    })),
  }

/** A penalty with what is still owed of it. */
export const withOpen = async (ctx: Caller, { itemId, ...penalty }: KnownPenalty): Promise<Penalty> => {
  const charge = itemId === null || penalty.cancelledOn !== null ? null : await chargeOf(ctx, itemId)
  return { ...penalty, openCents: charge?.openCents ?? null }
}

const hearingOf = ({ known, facts }: JudgedCase, isAboutMe: boolean): Violation['hearing'] =>
  known.hearingAskedOn === null
    ? null
    : {
        askedOn: known.hearingAskedOn,
        reason: known.hearingReason,
        heldBy: hearingBy(facts.jurisdiction, known.hearingAskedOn),
        on: known.hearingOn,
        at: known.hearingAt,
        place: known.hearingPlace,
        heldOn: known.hearingHeldOn,
        notes: isAboutMe ? '' : known.hearingNotes,
        withdrawnOn: known.hearingWithdrawnOn,
      }

/** Who took part says who didn't, such as a member of council who complained: those whom the case is about don't see it. */
const decisionOf = (
  { decision, upheld, decisionReasons, voters }: KnownViolation,
  isAboutMe: boolean,
): Violation['decision'] =>
  decision && {
    _id: decision._id,
    number: decisionNumber(decision.year, decision.place),
    decidedOn: decision.decidedOn,
    made: decision.made,
    ratification: decision.ratification,
    votes: decision.votes,
    upheld: upheld === true && decision.outcome === 'passed',
    reasons: decisionReasons,
    voters: isAboutMe ? [] : voters.map(({ name }) => name),
  }

/** The files of a case, by what they came with. */
const filesOf = async (ctx: Caller, { _id }: KnownViolation) => {
  const files = (await attachmentsOf(ctx, 'violation', [_id])).get(_id) ?? []
  const origins = new Map((await selectFiles(ctx.db, ctx.building._id, _id)).map((one) => [one.attachmentId, one]))
  const cameWith = (complaintId: string) => files.filter((file) => origins.get(file._id)?.complaintId === complaintId)
  return {
    cameWith,
    answers: files.filter((file) => origins.get(file._id)?.isAnswer === true),
    others: files.filter((file) => {
      const origin = origins.get(file._id)
      return origin !== undefined && origin.complaintId === null && !origin.isAnswer
    }),
  }
}

/** Council's vote on a case, and which lines of its story are shown: no line on a vote that the caller may not see. */
const voteFor = async (ctx: Caller, { _id, vote }: KnownViolation, seesVotes: boolean) => {
  if (!seesVotes) return { vote: null, isShown: ({ kind }: CaseEvent) => kind !== 'propose' }
  const hidden = await selectHiddenVotes(ctx.db, ctx.building._id, { caseId: _id, accountId: ctx.account._id })
  return {
    vote: vote && { ...(await broughtVote(ctx, vote.proposalId)), counts: vote.state !== 'undecided' },
    isShown: (event: CaseEvent) => event.kind !== 'propose' || !hidden.includes(event._id),
  }
}

const vehicleEvents: ReadonlySet<CaseEvent['kind']> = new Set(VehicleEventName.options)

/** A line of the story: who saw a vehicle is as hidden as who complained. */
const eventFor = (
  event: CaseEvent,
  { isAboutMe, mayBeMine }: { isAboutMe: boolean; mayBeMine: boolean },
): CaseEvent => {
  if (isAboutMe) return { ...event, by: null, words: '' }
  return mayBeMine && vehicleEvents.has(event.kind) ? { ...event, by: null } : event
}

/** The steps that a case allows the caller: a vote is opened once council can decide, and by no one whom the case bars. */
const stepsOf = (ctx: Caller, { known, facts }: JudgedCase): ViolationStepName[] => {
  const canPropose = barOfCaller(ctx, known) === null && lackBeforeVoting(facts) === null
  return stepsFor(known, rightsOf(ctx)).filter((step) => step !== 'propose' || canPropose)
}

/**
 * A case with its steps and story. Those whom it is about see no complaint, nothing that came with one, no step, and nothing
 * that others wrote of it but what is sent to them.
 */
export const shown = async (ctx: Caller, known: KnownViolation): Promise<Violation> => {
  const judged = await judgeOne(ctx, known)
  const { facts } = judged
  const isAboutMe = isAboutCaller(ctx, known)
  const files = await filesOf(ctx, known)
  const mayBeMine = await mayConcern(ctx, known)
  const isImpartial = !isAboutMe && !mayBeMine
  const { vote, isShown } = await voteFor(ctx, known, isImpartial && rightsOf(ctx).decides)
  const complaints = isAboutMe ? [] : await selectComplaints(ctx.db, ctx.building._id, known._id)
  return {
    ...summaryOf(ctx, judged, isAboutMe),
    vote,
    // Before it is reviewed, these are the words of whoever complained.
    words: isAboutMe ? '' : known.words,
    happenedAt: known.happenedAt,
    causedBy: known.causedBy,
    complaints: complaints.map(({ accountId: _accountId, by, ...one }) => ({
      ...one,
      by: mayBeMine ? null : by,
      files: mayBeMine ? [] : files.cameWith(one._id),
    })),
    parking: isAboutMe ? null : await vehicleOf(ctx, known._id),
    isAboutMe,
    warnedOn: known.warnedOn,
    particulars: letterOf(judged.particulars),
    answerBy: answerUntil(facts) ?? known.answerBy,
    answer: known.answeredOn === null ? null : { on: known.answeredOn, words: known.answer, files: files.answers },
    hearing: hearingOf(judged, isAboutMe),
    decision: decisionOf(known, isAboutMe),
    told: letterOf(judged.told),
    disputed: known.disputedOn === null ? null : { on: known.disputedOn, words: known.dispute },
    penalties: await Promise.all(known.penalties.map((one) => withOpen(ctx, isAboutMe ? { ...one, words: '' } : one))),
    sightings: isAboutMe ? [] : known.sightings,
    files: isAboutMe ? [] : files.others,
    closedOn: known.closedOn,
    closeReason: isAboutMe ? '' : known.closeReason,
    checks: isAboutMe ? [] : checksOf(facts, { kind: 'fine', cents: null }),
    fineMostCents: fineMostOf(facts),
    steps: isAboutMe ? [] : stepsOf(ctx, judged).filter((step) => !mayBeMine || beforeUnit.has(step)),
    events: (await selectEvents(ctx.db, ctx.building._id, known._id))
      .filter(isShown)
      .map((event) => eventFor(event, { isAboutMe, mayBeMine })),
  }
}

/** Gets a case; 404 for one of another building. */
export const getViolation = async (ctx: Caller, { params }: ById): Promise<Violation> => {
  await settleDue(ctx)
  return shown(ctx, await requireViolation(ctx, params.id))
}

/** Downloads a file of a case; 403 for those whom it is about, or may be. */
export const openViolationFile = async (
  ctx: Caller,
  { params }: { params: { id: string; fileId: string } },
): Promise<Download> => {
  const known = await requireViolation(ctx, params.id)
  requireImpartial(ctx, known)
  if (await mayConcern(ctx, known)) throw Forbidden('Choose the unit first.')
  return openAttachment(ctx, { subject: 'violation', subjectId: known._id }, params.fileId)
}
