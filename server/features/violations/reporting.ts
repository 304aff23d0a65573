/** Opening a case: a resident reports something, or those who manage the building enter what they saw or received. */
import { happenedAgoMostDays } from '../../../contract/limits/violations.ts'
import type { Upload } from '../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import type { MyViolation } from '../../../contract/violations/my-violation.ts'
import type { ViolationEntry, ViolationReport } from '../../../contract/violations/bodies.ts'
import type { Violation } from '../../../contract/violations/violation.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Offers } from '../../offers.ts'
import { lockBuilding } from '../buildings/buildings.ts'
import { storeUploads } from '../documents/documents.ts'
import { requireUnits } from '../units/units.ts'
import { requireViolation, todayIn, type ById, type Caller } from './facts.ts'
import { keepFiles, requireDay } from './keeping.ts'
import { tellKeepers } from './messages.ts'
import { getMyViolation } from './mine.ts'
import { insertComplaint } from './parts-store.ts'
import { requireImpartial, shown } from './reading.ts'
import { noteStep } from './record.ts'
import type { KnownViolation } from './store.ts'
import { insertViolation, lockViolation } from './writing-store.ts'

/** The complaint that a case begins with. */
interface FirstComplaint {
  accountId: string | null
  name: string
  isStaff: boolean
  receivedOn: LocalDate
}

/** Writes a case with its first complaint, with the building's next number; the caller holds the building. */
const begin = async (
  tx: InBuilding,
  { words, ...report }: ViolationReport,
  complaint: FirstComplaint,
): Promise<{ caseId: string; complaintId: string }> => {
  const [caseId, complaintId] = [newId(Date.parse(tx.now)), newId(Date.parse(tx.now))]
  const { receivedOn: reportedOn } = complaint
  await insertViolation(tx.db, tx.building._id, { ...report, _id: caseId, words, reportedOn, at: tx.now })
  await insertComplaint(tx.db, tx.building._id, { ...complaint, _id: complaintId, caseId, words, at: tx.now })
  return { caseId, complaintId }
}

const openCase = async (
  tx: Caller,
  report: ViolationReport,
  complaint: FirstComplaint,
  files: readonly Upload[],
): Promise<KnownViolation> => {
  const { happenedOn, unitId } = report
  requireDay(tx, { field: 'happenedOn', day: happenedOn }, addDays(todayIn(tx), -happenedAgoMostDays))
  if (unitId !== null) await requireUnits(tx, [unitId])
  await lockBuilding(tx.db, tx.building._id)
  const { caseId, complaintId } = await begin(tx, report, complaint)
  await keepFiles(tx, caseId, files, { complaintId, isAnswer: false })
  // Who only wrote down someone else’s complaint can be named.
  const isOwn = complaint.accountId !== null
  const step = { kind: 'report', on: complaint.receivedOn, ...(isOwn && { unnamed: 'complainant' as const }) } as const
  return noteStep(tx, null, caseId, step)
}

/** Opens the case of a vehicle that parking recorded; parking notifies people itself. */
export const reportedFrom: NonNullable<Offers['reportedFrom']> = async (tx, { by, ...seen }) => {
  const who = 'name' in by ? { accountId: null, name: by.name } : { accountId: by.accountId, name: '' }
  const complaint = { ...who, isStaff: true, receivedOn: todayIn(tx) }
  const { caseId } = await begin(tx, { ...seen, topic: 'parking', place: '' }, complaint)
  await noteStep(tx, null, caseId, { kind: 'report', on: complaint.receivedOn, unnamed: 'complainant' })
  return caseId
}

/** Opens a case from a resident's report, with photos, and notifies those who manage the building. 400 by field. */
export const reportViolation = async (
  ctx: Caller,
  { body, files }: { body: ViolationReport; files: readonly Upload[] },
): Promise<MyViolation> => {
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const complaint = { accountId: tx.account._id, name: '', isStaff: false, receivedOn: todayIn(tx) }
    const known = await openCase(tx, body, complaint, files)
    await tellKeepers(tx, known, 'report')
    return getMyViolation(tx, { params: { id: known._id } })
  })
}

/** Opens a case that the caller saw, or received from someone who is named. 400 by field. */
export const enterViolation = async (
  ctx: Caller,
  { body, files }: { body: ViolationEntry; files: readonly Upload[] },
): Promise<Violation> => {
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const { complainant: name, receivedOn, ...report } = body
    requireDay(tx, { field: 'receivedOn', day: receivedOn }, body.happenedOn)
    const isStaff = name === ''
    const complaint = { accountId: isStaff ? tx.account._id : null, name, isStaff, receivedOn }
    return shown(tx, await openCase(tx, report, complaint, files))
  })
}

/** Adds photos and papers of those who manage the building. 403 for those whom the case is about; 413 for too many. */
export const addFiles = async (
  ctx: Caller,
  { params, files }: ById & { files: readonly Upload[] },
): Promise<Violation> => {
  requireImpartial(ctx, await requireViolation(ctx, params.id))
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockViolation(tx.db, tx.building._id, params.id)
    const before = await requireViolation(tx, params.id)
    await keepFiles(tx, params.id, files, { complaintId: null, isAnswer: false })
    return shown(tx, await noteStep(tx, before, params.id, { kind: 'filesAdded', after: { files: files.length } }))
  })
}
