/** Files by which somebody shows that a unit is theirs: for those who decide, and no longer than it takes. */
import { evidenceFilesMost, evidenceKeptMs } from '../../../contract/limits/joining.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, InBuilding, Member, SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound, Refusal } from '../../http/errors.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { recordChange } from '../audit/audit.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../documents/documents.ts'
import { selectRequest } from './access-requests-store.ts'
import { selectOldEvidence } from './evidence-store.ts'

/** A file that is in safety and hangs on nothing yet. */
export type Evidence = Pick<Upload, 'name' | 'sha256' | 'sizeBytes' | 'contentType'>

const bearer = (subjectId: string) => ({ subject: 'accessRequest', subjectId }) as const

/**
 * Brings files into safety, alike whether or not a building will get them; what hangs on nothing is swept. Throws 413 for
 * too many, 409 where the caller's address is not confirmed: an account that anybody makes in a minute stores nothing.
 */
export const takeEvidence = async (ctx: SignedIn, files: readonly Upload[]): Promise<Evidence[]> => {
  if (files.length === 0) return []
  if (files.length > evidenceFilesMost)
    throw new Refusal(413, 'TOO_MANY_FILES', `You can attach up to ${evidenceFilesMost} files.`)
  const owner = await findAccountByEmail(ctx.db, ctx.account.email)
  if (owner?._id !== ctx.account._id || !owner.verified)
    throw Conflict('Please confirm your email address before you attach files.')
  await storeUploads(ctx, files)
  return files.map(({ name, sha256, sizeBytes, contentType }) => ({ name, sha256, sizeBytes, contentType }))
}

/** Hangs files on a request, after those it has; answers their ids. */
export const hangEvidence = (tx: InBuilding, requestId: string, evidence: readonly Evidence[]): Promise<string[]> =>
  attachFiles(
    tx,
    bearer(requestId),
    evidence.map((file) => ({ ...file, path: '' })),
  )

/** A file of a request, for those who decide. */
export const openEvidence = async (
  ctx: Member,
  { params: { id, attachmentId } }: { params: { id: string; attachmentId: string } },
): Promise<Download> => {
  if (!(await selectRequest(ctx.db, ctx.building._id, id, ctx.now))) throw NotFound()
  return openAttachment(ctx, bearer(id), attachmentId)
}

/** Takes the files off requests that ended some time ago; what nothing refers to is swept after that. */
export const forgetEvidence = async (ctx: Ctx): Promise<void> => {
  for (const { id, buildingId } of await selectOldEvidence(ctx.db, later(ctx.now, -evidenceKeptMs))) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (!building) continue
    await inTransaction({ ...ctx, building }, async (tx) => {
      await removeAttachments(tx, bearer(id), 'all')
      await recordChange(tx, {
        subject: 'accessRequest',
        subjectId: id,
        buildingId,
        action: 'evidence deleted',
        actor: 'joining.forgetEvidence',
      })
    })
  }
}
