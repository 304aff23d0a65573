/** What every change of a case asks: days that can be, and files that fit. */
import { violationFilesInAllMost, violationFilesMost } from '../../../contract/limits/violations.ts'
import type { Upload } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { InvalidField, Refusal } from '../../http/errors.ts'
import { attachFiles } from '../documents/documents.ts'
import { todayIn, type Caller } from './facts.ts'
import { insertFiles, selectFiles, type FileOrigin } from './parts-store.ts'
import { dayFault } from './rules.ts'

/** Throws 400 for a day that can't be. */
export const requireDay = (
  ctx: Caller,
  at: { field: string; day: LocalDate },
  notBefore: LocalDate | null = null,
): void => {
  const fault = dayFault(at, { today: todayIn(ctx), notBefore })
  if (fault !== null) throw InvalidField(fault.field, fault.words)
}

/** Hangs stored files on a case; 413 where it would hold too many. */
export const keepFiles = async (
  tx: Caller,
  caseId: string,
  files: readonly Upload[],
  origin: Omit<FileOrigin, 'attachmentId'>,
): Promise<void> => {
  if (files.length === 0) return
  const kept = (await selectFiles(tx.db, tx.building._id, caseId)).length
  if (files.length > violationFilesMost || kept + files.length > violationFilesInAllMost)
    throw new Refusal(
      413,
      'TOO_MANY_FILES',
      `You can add up to ${violationFilesMost} files at a time, and ${violationFilesInAllMost} in all.`,
    )
  const ids = await attachFiles(tx, { subject: 'violation', subjectId: caseId }, files)
  await insertFiles(
    tx.db,
    tx.building._id,
    caseId,
    ids.map((attachmentId) => ({ attachmentId, ...origin })),
  )
}
