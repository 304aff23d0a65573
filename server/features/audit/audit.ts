/** History: who changed what and when, on every record, written in the transaction of the change. */
import type { Change, LoggedChange } from '../../../contract/audit.ts'
import type { Page } from '../../../contract/route.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Member } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { isHidden } from './log-store.ts'
import { sightOf } from './log.ts'
import { selectChanges } from './store.ts'

export { recordChange, recordChanges, type ChangeNote } from './recording.ts'
export { eraseValues } from './chain/erasing.ts'
export { readHeads, readKeptHeads, setHeadsAside } from './chain/heads.ts'
export type { Head as KeptHead } from './chain/rules.ts'
export { newestHead } from './chain/seal.ts'
export { verifyHistory, type ChainReport } from './chain/verifying.ts'
export { staffActs } from './log.ts'
export { visitNames } from './visits-store.ts'
export { watched } from './visits.ts'

/** The history of one record of the building, newest first; a record without one is not of this building. */
export const history = async (
  ctx: Member,
  input: { params: { subject: LoggedChange['subject']; id: string }; query: Paging },
): Promise<Page<Change>> => {
  if (await isHidden(ctx.db, ctx.building._id, sightOf(ctx), input.params)) throw NotFound()
  const page = await selectChanges(ctx.db, ctx.building._id, input.params, input.query)
  if (page.items.length === 0 && input.query.cursor === undefined) throw NotFound()
  return page
}
