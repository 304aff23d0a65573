/** Cases as residents see them: those that they reported, and those about them or their tenants. Never who complained. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import type { Download, Page } from '../../../contract/route.ts'
import type { MyStepName, MyViolation, MyViolationSummary } from '../../../contract/violations/my-violation.ts'
import { NotFound, orNotFound } from '../../http/errors.ts'
import { attachmentsOf, openAttachment } from '../documents/documents.ts'
import { judge, judgeOne, todayIn, type ById, type Caller, type JudgedCase } from './facts.ts'
import { answerUntil } from './gate/rules.ts'
import { selectMine, selectMyViolation, type MyKnownViolation } from './mine-store.ts'
import { selectComplaints, selectEvents, selectFiles } from './parts-store.ts'
import { withOpen } from './reading.ts'
import { myStateOf, myStepRefusal } from './parties/rules.ts'

type MyCase = JudgedCase & { known: MyKnownViolation }

const askingOf = (ctx: Caller) => ({ buildingId: ctx.building._id, accountId: ctx.account._id, today: todayIn(ctx) })

/** A case of the caller; 404 for any other. */
export const requireMine = async (ctx: Caller, id: string): Promise<MyKnownViolation> =>
  orNotFound(await selectMyViolation(ctx.db, askingOf(ctx), id))

const summaryOf = ({ known, facts }: MyCase): MyViolationSummary => {
  const { side, unit, answerBy } = known
  const until = answerUntil(facts) ?? answerBy
  const state = myStateOf(known, { side, until, today: facts.today })
  return {
    _id: known._id,
    number: known.number,
    side,
    topic: known.topic,
    unitNumber: side === 'complainant' ? null : (unit?.unitNumber ?? null),
    happenedOn: known.happenedOn,
    state,
    answerBy: state === 'answer' ? until : null,
    version: known.version,
  }
}

const sided = (cases: readonly MyKnownViolation[], judged: readonly JudgedCase[]): MyCase[] =>
  judged.map((one, index) => ({ ...one, known: cases[index]! }))

/** Lists the caller's cases, newest first. */
export const listMine = async (
  ctx: Caller,
  { query }: { query: { cursor?: string | undefined; limit: number } },
): Promise<Page<MyViolationSummary>> => {
  const { items, nextCursor } = await selectMine(ctx.db, askingOf(ctx), query)
  return { items: sided(items, await judge(ctx, items)).map(summaryOf), nextCursor }
}

/** What the caller wrote, and added: their report, or their answer. */
const own = async (
  ctx: Caller,
  { _id, side, answer }: MyKnownViolation,
): Promise<{ words: string; fileIds: string[] }> => {
  const files = await selectFiles(ctx.db, ctx.building._id, _id)
  if (side === 'owner') return { words: '', fileIds: [] }
  if (side === 'accused')
    return { words: answer, fileIds: files.flatMap((one) => (one.isAnswer ? one.attachmentId : [])) }
  const complaints = await selectComplaints(ctx.db, ctx.building._id, _id)
  const mine = complaints.filter(({ accountId }) => accountId === ctx.account._id)
  return {
    words: mine.map(({ words }) => words).join('\n\n'),
    fileIds: files.flatMap((one) =>
      mine.some((complaint) => complaint._id === one.complaintId) ? one.attachmentId : [],
    ),
  }
}

const lettersOf = (ctx: Caller, { particulars, told }: MyCase): MyViolation['letters'] =>
  [particulars, told].flatMap((letter) =>
    letter?.state === 'sent' && letter.addressees.some(({ accountId }) => accountId === ctx.account._id)
      ? { _id: letter._id, subject: letter.subject, on: letter.datedOn }
      : [],
  )

type OfAccused = Pick<MyViolation, 'bylaw' | 'letters' | 'hearing' | 'upheld' | 'penalties' | 'disputedOn'>

const nothing: OfAccused = { bylaw: null, letters: [], hearing: null, upheld: null, penalties: [], disputedOn: null }

/** What those whom a case is about know of it, beside what a list says. */
const ofAccused = async (ctx: Caller, one: MyCase): Promise<OfAccused> => {
  const { known } = one
  const isTold = known.toldLetterId !== null
  const penalties = await Promise.all(known.penalties.map((penalty) => withOpen(ctx, penalty)))
  return {
    bylaw:
      known.particularsLetterId !== null && known.bylaw
        ? `${bylawReference(known.bylaw)}: ${known.bylaw.heading}`
        : null,
    letters: lettersOf(ctx, one),
    hearing:
      known.hearingAskedOn === null
        ? null
        : {
            ...{ askedOn: known.hearingAskedOn, on: known.hearingOn, at: known.hearingAt, place: known.hearingPlace },
            ...{ heldOn: known.hearingHeldOn, withdrawnOn: known.hearingWithdrawnOn },
          },
    upheld: isTold ? known.upheld : null,
    penalties: isTold ? penalties.map(({ words: _words, ...penalty }) => penalty) : [],
    disputedOn: known.disputedOn,
  }
}

/** What those whom a case is about were told of it last. */
const detailsOf = async (ctx: Caller, { _id, particularsLetterId }: MyKnownViolation): Promise<string> => {
  const kind = particularsLetterId === null ? 'warn' : 'particulars'
  const events = await selectEvents(ctx.db, ctx.building._id, _id)
  return events.findLast((event) => event.kind === kind)?.words ?? ''
}

const mySteps: readonly MyStepName[] = ['answer', 'askHearing', 'withdrawHearing', 'dispute']

/** Gets a case of the caller; 404 for any other. */
export const getMyViolation = async (ctx: Caller, { params }: ById): Promise<MyViolation> => {
  const known = await requireMine(ctx, params.id)
  const one = { ...(await judgeOne(ctx, known)), known }
  const { words, fileIds } = await own(ctx, known)
  const files = (await attachmentsOf(ctx, 'violation', [known._id])).get(known._id) ?? []
  const isReport = known.side === 'complainant'
  return {
    ...summaryOf(one),
    place: isReport || known.particularsLetterId !== null ? known.place : '',
    happenedAt: isReport || known.particularsLetterId !== null ? known.happenedAt : null,
    details: isReport ? '' : await detailsOf(ctx, known),
    words,
    files: files.filter(({ _id }) => fileIds.includes(_id)),
    answeredOn: isReport ? null : known.answeredOn,
    ...(isReport ? nothing : await ofAccused(ctx, one)),
    steps: mySteps.filter((step) => myStepRefusal(known, step) === null),
  }
}

/** Downloads a file that the caller added; 404 for any other. */
export const openMyFile = async (
  ctx: Caller,
  { params }: { params: { id: string; fileId: string } },
): Promise<Download> => {
  const known = await requireMine(ctx, params.id)
  const { fileIds } = await own(ctx, known)
  if (!fileIds.includes(params.fileId)) throw NotFound()
  return openAttachment(ctx, { subject: 'violation', subjectId: known._id }, params.fileId)
}
