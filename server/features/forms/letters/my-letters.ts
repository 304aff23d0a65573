/** Letters to the caller: nobody else reads them here but those who manage the building, at their own desk. */
import type { MyLetter, MyLetterSummary } from '../../../../contract/forms/runs.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { orNotFound } from '../../../http/errors.ts'
import { settle } from '../../notifications/notifications.ts'
import { markRead, selectMine, selectMyLetter } from './my-letters-store.ts'
import { pdfOf } from './runs.ts'
import type { Writing } from './templates.ts'

type ById = { params: { id: string } }

/** Letters to the caller about units that they own, rent or live in today, newest first. */
export const listMyLetters = (
  ctx: Writing,
  { query }: { query: { cursor?: string | undefined; limit: number } },
): Promise<Page<MyLetterSummary>> => selectMine(ctx, ctx.building, query)

/** A letter to the caller; 404 for one to anybody else, and once they sold or moved out. */
export const getMyLetter = async (ctx: Writing, { params }: ById): Promise<MyLetter> =>
  orNotFound(await selectMyLetter(ctx, ctx.building, params.id))

/** Notes that the caller opened a letter, the first time, and settles its row in their inbox. */
export const readMyLetter = (ctx: Writing, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const { _id: letterId } = await getMyLetter(tx, { params })
    const [buildingId, accountId] = [tx.building._id, tx.account._id]
    await markRead(tx.db, { buildingId, accountId, letterId, at: tx.now })
    await settle(tx, { accountId, buildingId, subjectIds: [letterId] })
    return undefined
  })

/** The PDF of a letter to the caller. */
export const openMyLetter = async (ctx: Writing, { params }: ById): Promise<Download> =>
  pdfOf(ctx, (await getMyLetter(ctx, { params }))._id)
