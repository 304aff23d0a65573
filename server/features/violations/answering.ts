/** The steps of those whom a case is about: an answer, a hearing, a dispute. */
import type { Upload } from '../../../contract/route.ts'
import type { MyAnswer, MyViolationStep } from '../../../contract/violations/bodies.ts'
import type { MyStepName, MyViolation } from '../../../contract/violations/my-violation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, requireVersion } from '../../http/errors.ts'
import { storeUploads } from '../documents/documents.ts'
import { endVote, voteEnds } from './council-vote.ts'
import { todayIn, type ById, type Caller } from './facts.ts'
import { keepFiles } from './keeping.ts'
import { tellKeepers } from './messages.ts'
import { getMyViolation, requireMine } from './mine.ts'
import type { MyKnownViolation } from './mine-store.ts'
import { settle, type NotedStep } from './record.ts'
import { myStepRefusal } from './parties/rules.ts'
import { noDayOfHearing } from './voiding.ts'
import { lockViolation } from './writing-store.ts'

/** A case of the caller, held, as they saw it. 404 for any other; 409 for a stale version, or a step that it doesn't allow. */
const requireHeldMine = async (
  tx: Caller,
  id: string,
  { step, version }: { step: MyStepName; version: number },
): Promise<MyKnownViolation> => {
  await lockViolation(tx.db, tx.building._id, id)
  const found = await requireMine(tx, id)
  if (found.version !== version) requireVersion(await getMyViolation(tx, { params: { id } }), version)
  const refusal = myStepRefusal(found, step)
  if (refusal !== null) throw Conflict(refusal)
  return found
}

const take = async (
  tx: Caller,
  before: MyKnownViolation,
  changes: Parameters<typeof settle>[2],
  step: Pick<NotedStep, 'words'> & { kind: 'answer' | 'askHearing' | 'withdrawHearing' | 'dispute' },
): Promise<MyViolation> => {
  const after = await settle(tx, before, changes, { ...step, unnamed: 'resident' })
  if (step.kind === 'answer' || step.kind === 'askHearing') await endVote(tx, after, voteEnds[step.kind])
  await tellKeepers(tx, after, step.kind)
  return getMyViolation(tx, { params: { id: before._id } })
}

/** Answers a complaint in writing, with files; those who manage the building are notified. */
export const answerViolation = async (
  ctx: Caller,
  { params, body, files }: ById & { body: MyAnswer; files: readonly Upload[] },
): Promise<MyViolation> => {
  await requireMine(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireHeldMine(tx, params.id, { step: 'answer', version: body.version })
    await keepFiles(tx, params.id, files, { complaintId: null, isAnswer: true })
    const changes = { answered_on: todayIn(tx), answer: body.words }
    return take(tx, before, changes, { kind: 'answer', words: body.words })
  })
}

const changesOf = (body: MyViolationStep, today: string) => {
  switch (body.step) {
    case 'askHearing':
      return { hearing_asked_on: today, hearing_reason: body.reason, hearing_withdrawn_on: null, ...noDayOfHearing }
    case 'withdrawHearing':
      return { hearing_withdrawn_on: today }
    case 'dispute':
      return { disputed_on: today, dispute: body.words }
  }
}

/** Asks for a hearing, withdraws that, or disputes the decision; those who manage the building are notified. */
export const stepMyViolation = (
  ctx: Caller,
  { params, body }: ById & { body: MyViolationStep },
): Promise<MyViolation> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireHeldMine(tx, params.id, body)
    const words = body.step === 'dispute' ? body.words : body.reason
    return take(tx, before, changesOf(body, todayIn(tx)), { kind: body.step, words })
  })
