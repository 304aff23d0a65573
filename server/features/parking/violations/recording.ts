/** Recording what was seen of a vehicle: by those who manage parking, or by a patrol's link. */
import { violationFilesMost } from '../../../../contract/limits/parking.ts'
import { plateKey } from '../../../../contract/parking/plates.ts'
import type { PatrolReport, Violation, ViolationFileKind } from '../../../../contract/parking/violation.ts'
import { kindLabels } from '../../../../contract/parking/violation-words.ts'
import type { Upload } from '../../../../contract/route.ts'
import { localDateOf, localTimeOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding, wakeKeepers, wakeRoles } from '../../buildings/buildings.ts'
import { attachFiles, storeUploads } from '../../documents/documents.ts'
import type { Caller } from '../caller.ts'
import { tellKeepers, tellResidents } from './messages.ts'
import { requireImpartial, requireViolation, shownViolation } from './reading.ts'
import { seenAtOf } from './rules.ts'
import {
  insertFileKinds,
  insertStep,
  insertViolation,
  selectBySentKey,
  selectRunningOf,
  selectUnitOf,
  updateViolation,
  type KnownViolation,
} from './store.ts'

/** Hangs stored photos on a violation; 413 where it would hold too many. */
export const keepPhotos = async (
  tx: InBuilding,
  { _id: subjectId, files: there }: Pick<KnownViolation, '_id' | 'files'>,
  files: readonly Upload[],
  kinds: readonly ViolationFileKind[],
): Promise<void> => {
  if (files.length === 0) return
  if (there.length + files.length > violationFilesMost)
    throw new Refusal(413, 'TOO_MANY_FILES', `At most ${violationFilesMost} photos can be added to a violation.`)
  const ids = await attachFiles(tx, { subject: 'parkingViolation', subjectId }, files)
  const kept = ids.map((id, at) => ({ id, kind: kinds[at] ?? ('photo' as const) }))
  await insertFileKinds(tx.db, tx.building._id, subjectId, kept)
}

/** A line of the history, without plate and words; open screens of the violation and of its case wake. */
export const noteViolation = async (
  tx: InBuilding,
  { _id, number, stage }: KnownViolation,
  action: Violation['steps'][number]['kind'],
  after: object = {},
): Promise<void> => {
  await recordChange(tx, {
    subject: 'parkingViolation',
    subjectId: _id,
    buildingId: tx.building._id,
    action,
    after: { number, stage, ...after },
  })
  wakeKeepers(tx, 'parking', 'parkingViolation')
  wakeRoles(tx, 'violation')
}

/** Whoever saw it: someone with an account, or a patrol by its link. */
export type Doer = { accountId: string; patrol: null } | { accountId: null; patrol: { _id: string; name: string } }

/** Opens the case of a vehicle, and keeps the vehicle with it. */
const openNew = async (tx: InBuilding, report: PatrolReport, seenAt: string, doer: Doer): Promise<string> => {
  const buildingId = tx.building._id
  const key = plateKey(report.licensePlate)
  const id = await tx.offers.reportedFrom!(tx, {
    unitId: await selectUnitOf(tx.db, buildingId, key, seenAt),
    happenedOn: localDateOf(seenAt, tx.building.timeZone),
    happenedAt: localTimeOf(seenAt, tx.building.timeZone),
    words: kindLabels[report.kind],
    by: doer.patrol === null ? { accountId: doer.accountId } : { name: doer.patrol.name },
  })
  await insertViolation(tx.db, buildingId, {
    ...{ id, plate: report.licensePlate, plateKey: key },
    ...{ kind: report.kind, place: report.place, words: report.words },
    ...{ seenAt, at: tx.now },
  })
  return id
}

/**
 * Continues a violation that is open, or whose case is: if it was closed, it is open again. 403 for someone with an account
 * whom its case is about.
 */
const continueWith = async (tx: InBuilding, id: string, { accountId }: Doer): Promise<void> => {
  const known = await requireViolation(tx, id)
  if (accountId !== null) requireImpartial({ account: { _id: accountId } }, known)
  if (!known.isOpen) await updateViolation(tx.db, tx.building._id, known, { closed_at: null, close_reason: '' })
}

/**
 * Records what was seen. A vehicle whose violation, or whose case, is open was seen again; what was sent before under the same key is
 * answered as it stands. The building is held, so that numbers count on and one vehicle has one open violation.
 */
export const recordSeen = async (
  ctx: InBuilding,
  report: PatrolReport,
  files: readonly Upload[],
  doer: Doer,
): Promise<{ violation: KnownViolation; isNew: boolean }> => {
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockBuilding(tx.db, buildingId)
    const sent = await selectBySentKey(tx.db, buildingId, report.key)
    if (sent !== null) return { violation: await requireViolation(tx, sent), isNew: false }
    const seenAt = seenAtOf(report.seenAt, tx.now)
    const open = await selectRunningOf(tx.db, buildingId, plateKey(report.licensePlate))
    if (open !== null) await continueWith(tx, open, doer)
    const id = open ?? (await openNew(tx, report, seenAt, doer))
    const kind = open === null ? 'opened' : 'seen again'
    await insertStep(tx.db, buildingId, {
      ...{ id: newId(Date.parse(tx.now)), violationId: id, kind, at: seenAt },
      ...{ accountId: doer.accountId, patrolLinkId: doer.patrol?._id ?? null },
      ...{ words: open === null ? '' : report.words, key: report.key },
    })
    await keepPhotos(tx, await requireViolation(tx, id), files, [])
    const violation = await requireViolation(tx, id)
    await noteViolation(tx, violation, kind)
    if (open === null) {
      await tellResidents(tx, violation)
      if (doer.patrol !== null) await tellKeepers(tx, violation)
    }
    return { violation, isNew: open === null }
  })
}

/** Records a violation as somebody who manages parking. */
export const reportViolation = async (
  ctx: Caller,
  { body, files }: { body: PatrolReport; files: readonly Upload[] },
): Promise<Violation> => {
  const doer = { accountId: ctx.account._id, patrol: null }
  return shownViolation(ctx, (await recordSeen(ctx, body, files, doer)).violation)
}
