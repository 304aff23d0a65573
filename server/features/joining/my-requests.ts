/** What somebody asked for, as they see it: where it stands, what they were asked back, and taking it back. */
import type { Answer, MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { accessRequestLastsMs } from '../../../contract/limits.ts'
import type { Upload } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import type { z } from 'zod'
import type { InBuilding, SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound, orNotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { hangEvidence, takeEvidence } from './evidence.ts'
import { selectMine, selectMineById, updateAnswered, updateWithdrawn } from './my-requests-store.ts'
import { settleRequest, tellManagers } from './request-messages.ts'
import { requireStep } from './rules.ts'

type ById = { params: { id: string } }

/**
 * What the caller asked for. Only for a confirmed address: an account that anybody makes in a minute must not tell which
 * codes fit.
 */
export const myAccessRequests = (ctx: SignedIn): Promise<MyAccessRequest[]> =>
  selectMine(ctx.db, ctx.account._id, ctx.now)

const find = async (ctx: SignedIn, id: string, lock = false): Promise<MyAccessRequest> =>
  orNotFound(await selectMineById(ctx.db, ctx.account._id, id, ctx.now, lock))

/** The building that is asked, which its requester does not belong to. */
const asked = async (tx: SignedIn, { building: { _id } }: MyAccessRequest): Promise<InBuilding> => {
  const building = await findCurrentBuilding(tx.db, _id)
  if (!building) throw NotFound()
  return { ...tx, building }
}

/** Answers what the caller was asked back; the building decides again, within 30 days from now. */
export const answerBack = async (
  ctx: SignedIn,
  { params: { id }, body, files }: ById & { body: z.output<typeof Answer>; files: Upload[] },
): Promise<MyAccessRequest> => {
  const evidence = await takeEvidence(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await find(tx, id, true)
    requireVersion(before, body.version)
    requireStep('answer', before.status)
    const inside = await asked(tx, before)
    const expiresAt = later(tx.now, accessRequestLastsMs)
    await updateAnswered(tx.db, tx.account._id, id, { answer: body.answer, at: tx.now, expiresAt })
    await hangEvidence(inside, id, evidence)
    await recordChange(tx, {
      subject: 'accessRequest',
      subjectId: id,
      buildingId: inside.building._id,
      action: 'answered',
      before: { status: before.status, answer: null },
      after: { status: 'pending', answer: body.answer, files: evidence.map(({ name }) => name) },
    })
    await tellManagers(inside, 'access.answered', id)
    return find(tx, id)
  })
}

/** Takes the caller's request back; it can be made anew. */
export const withdrawAccess = (ctx: SignedIn, { params: { id } }: ById): Promise<MyAccessRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await find(tx, id, true)
    requireStep('withdraw', before.status)
    const inside = await asked(tx, before)
    await updateWithdrawn(tx.db, tx.account._id, id, tx.now)
    await recordChange(tx, {
      subject: 'accessRequest',
      subjectId: id,
      buildingId: inside.building._id,
      action: 'withdrawn',
      before: { status: before.status },
      after: { status: 'withdrawn' },
    })
    await settleRequest(inside, { _id: id, accountId: tx.account._id })
    return find(tx, id)
  })
