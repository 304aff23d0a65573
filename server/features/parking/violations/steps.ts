/** What is done with a violation: a notice on the windshield, a tow, an end. No fine is charged here. */
import type { Updateable } from 'kysely'
import type { NoticeGiven, TowRequested, Violation, ViolationClosed } from '../../../../contract/parking/violation.ts'
import type { Upload } from '../../../../contract/route.ts'
import { newId } from '../../../db/ids.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Invalid, requireVersion } from '../../../http/errors.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { restingOn } from '../../bylaws/bylaws.ts'
import { storeUploads } from '../../documents/documents.ts'
import type { ById, Caller } from '../caller.ts'
import { towBylaw } from '../citing.ts'
import { tellResidents } from './messages.ts'
import { momentOf, requireImpartial, requireViolation, shownViolation } from './reading.ts'
import { keepPhotos, noteViolation } from './recording.ts'
import { kindsOfEvidence, requireEvidence, requireNoticeTime, requireStep } from './rules.ts'
import { bylawConstraint, insertStep, selectViolation, updateViolation, type KnownViolation } from './store.ts'

const settle = async (
  tx: Caller,
  before: KnownViolation,
  changes: Updateable<DB['parking_violations']>,
  step: { kind: Violation['steps'][number]['kind']; at: string; words: string },
  noted: object,
): Promise<KnownViolation> => {
  if (!(await updateViolation(tx.db, tx.building._id, before, changes)))
    throw Conflict('Someone else just changed this. Check the violation again.')
  const by = { accountId: tx.account._id, patrolLinkId: null, key: null }
  const id = newId(Date.parse(tx.now))
  await insertStep(tx.db, tx.building._id, { id, violationId: before._id, ...step, ...by })
  const after = await requireViolation(tx, before._id)
  await noteViolation(tx, after, step.kind, noted)
  return after
}

const requireHeld = async (tx: Caller, id: string, version: number): Promise<KnownViolation> => {
  await lockBuilding(tx.db, tx.building._id)
  const found = await requireViolation(tx, id)
  requireImpartial(tx, found)
  requireVersion(await shownViolation(tx, found), version)
  return found
}

/** A notice was put on the windshield, with a photo of it. */
export const giveNotice = async (
  ctx: Caller,
  { params, body, files }: ById & { body: NoticeGiven; files: readonly Upload[] },
): Promise<Violation> => {
  requireImpartial(ctx, await requireViolation(ctx, params.id))
  if (files.length === 0) throw Invalid('Add a photo of the notice on the windshield.')
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireHeld(tx, params.id, body.version)
    requireStep('notice', before, await momentOf(tx))
    requireNoticeTime(body.noticeAt, before.seenAt, tx.now)
    const changes = { stage: 'notice', notice_at: body.noticeAt }
    const step = { kind: 'noticed', at: body.noticeAt, words: body.words } as const
    await settle(tx, before, changes, step, { noticeAt: body.noticeAt })
    await keepPhotos(tx, before, files, ['notice'])
    const after = await requireViolation(tx, params.id)
    await tellResidents(tx, after)
    return shownViolation(tx, after)
  })
}

/**
 * Requests a tow: after a notice and the building's wait, by a bylaw or rule, with photos of the sign and of the notice,
 * who authorised it, the company and the cost.
 */
export const requestTow = async (
  ctx: Caller,
  { params, body, files }: ById & { body: TowRequested; files: readonly Upload[] },
): Promise<Violation> => {
  requireImpartial(ctx, await requireViolation(ctx, params.id))
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const { version, costCents, authorisedBy, company, bylawId } = body
    const before = await requireHeld(tx, params.id, version)
    requireStep('tow', before, await momentOf(tx))
    const kept = before.files.map(({ kind }) => kind)
    requireEvidence(kept, files.length)
    const bylaw = await towBylaw(tx, body, before.seenAt)
    const facts = { bylaw, bylaw_id: bylawId, company, authorised_by: authorisedBy, cost_cents: costCents }
    const changes = { stage: 'tow_requested', tow_requested_at: tx.now, ...facts }
    const step = { kind: 'tow requested', at: tx.now, words: '' } as const
    await restingOn(bylawConstraint, () =>
      settle(tx, before, changes, step, { bylaw, company, authorisedBy, costCents }),
    )
    await keepPhotos(tx, before, files, kindsOfEvidence(kept, files.length))
    const after = await requireViolation(tx, params.id)
    await tellResidents(tx, after)
    return shownViolation(tx, after)
  })
}

const end = (tx: Caller, before: KnownViolation, reason: string): Promise<KnownViolation> => {
  const changes = { closed_at: tx.now, close_reason: reason }
  return settle(tx, before, changes, { kind: 'closed', at: tx.now, words: '' }, {})
}

/**
 * Settles a violation, and its case with it if nothing was sent to anyone. It stays in the history, and its plate and photos
 * are erased after the retention.
 */
export const closeViolation = (ctx: Caller, { params, body }: ById & { body: ViolationClosed }): Promise<Violation> =>
  inTransaction(ctx, async (tx) => {
    requireImpartial(tx, await requireViolation(tx, params.id))
    await tx.offers.curedBy!(tx, params.id, async () => {
      const before = await requireHeld(tx, params.id, body.version)
      requireStep('close', before, await momentOf(tx))
      await end(tx, before, body.reason)
    })
    return shownViolation(tx, await requireViolation(tx, params.id))
  })

/** Closes a violation that is open as its case is closed, which the caller holds; nothing where there is none. */
export const closeWithCase = async (tx: Caller, caseId: string): Promise<void> => {
  if (!(await selectViolation(tx.db, tx.building._id, caseId))?.isOpen) return
  await lockBuilding(tx.db, tx.building._id)
  const before = await requireViolation(tx, caseId)
  // Neither the case nor its reason is for residents.
  if (before.isOpen) await end(tx, before, 'By management.')
}
