/** What the job does of a run: each letter becomes a paper, is filed, and reaches people, once. */
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { deemedReceivedOn, deliveryRule } from '../../../../law/law.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/errors.ts'
import { lettersPdf, type LetterPaper } from '../../../platform/letter-paper.ts'
import { recordChange } from '../../audit/audit.ts'
import { findCurrentBuilding, headOf, wakeRoles } from '../../buildings/buildings.ts'
import { withUpload } from '../../documents/documents.ts'
import {
  claimLetter,
  selectSender,
  selectWaitingIds,
  updateFailed,
  updateFinished,
  updateSent,
} from './delivery-store.ts'
import { fileLetter } from './filing.ts'
import { tellLetter } from './messages.ts'
import { filedPaper } from './papers.ts'
import { requireLetter } from './runs.ts'
import type { Delivering } from './sending.ts'
import type { Writing } from './templates.ts'

const announce = (tx: Writing): void => wakeRoles(tx, 'letterRun')

/** Sends one letter of a run, unless another try has; whatever breaks off in between leaves it waiting as it was. */
const deliverOne = async (ctx: Writing, from: LetterPaper['from'], id: string, kind: LetterKind): Promise<void> => {
  const letter = await requireLetter(ctx, id)
  const content = await lettersPdf([filedPaper(from, letter)], { title: letter.subject, at: new Date(ctx.now) })
  const name = `${letter.subject.replaceAll(/[^\p{L}\p{N} ,.()–-]+/gu, ' ').trim()}.pdf`
  await withUpload(content, name, (file) =>
    inTransaction(ctx, async (tx) => {
      if (!(await claimLetter(tx.db, tx.building._id, id))) return
      const documentId = await fileLetter(tx, letter, file)
      const day = localDateOf(tx.now, tx.building.timeZone)
      const { jurisdiction } = tx.building
      const deemedOn = deemedReceivedOn(jurisdiction, { method: 'email', sentOn: day })
      const source = deliveryRule(jurisdiction, 'email')?.source ?? null
      await updateSent(tx.db, tx.building._id, id, { documentId, at: tx.now, day, deemedOn, source })
      await tellLetter(tx, letter, from.name, kind)
      announce(tx)
    }),
  )
}

/** Says that a letter cannot be filed, and so went to nobody. */
const giveUp = (ctx: Writing, id: string, failure: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    if (!(await updateFailed(tx.db, buildingId, id, failure))) return
    await recordChange(tx, { subject: 'letter', subjectId: id, buildingId, action: 'failed', after: { failure } })
    announce(tx)
  })

/** Does what is left of a run: a letter that was sent is never sent again, however often the job begins anew. */
export const deliverRun = async (ctx: Ctx, { buildingId, runId }: Delivering): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  const sender = building && (await selectSender(ctx.db, buildingId, runId))
  if (!sender) return
  // Whoever may send letters has their copies filed, whatever they may do in the library themselves.
  const inside: Writing = { ...ctx, building, account: sender.account, role: 'management' }
  const from = await headOf(inside)
  for (const id of await selectWaitingIds(ctx.db, buildingId, runId)) {
    try {
      await deliverOne(inside, from, id, sender.kind)
    } catch (error) {
      // What the library refuses, such as a building that keeps too much, no other try would mend.
      if (!(error instanceof Refusal)) throw error
      await giveUp(inside, id, error.message)
    }
  }
  await inTransaction(inside, async (tx) => {
    if (!(await updateFinished(tx.db, buildingId, runId, tx.now))) return
    await recordChange(tx, { subject: 'letterRun', subjectId: runId, buildingId, action: 'finished' })
    announce(tx)
  })
}
