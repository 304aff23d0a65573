/** The queue of those who moderate: what waits, and what they decide about it. */
import type { ForumCase, moderation } from '../../../../contract/forum/moderation.ts'
import type { Page, Parsed } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound, orNotFound, requireVersion } from '../../../http/errors.ts'
import { readerOf, type Caller } from '../reading.ts'
import { hold } from './acting.ts'
import { hideThing, requireOther, showThing } from './hiding.ts'
import { countQueue, selectCase, selectPlaceOfCase, selectQueue, type KnownCase } from './queue-store.ts'

/** A case as the caller reads it; whose words are reported does not learn who said so, though they moderate. */
const shown = (known: KnownCase): ForumCase => ({
  ...known,
  reports: known.thing.author.isMe ? [] : known.reports,
  can: { decide: known.settledAt === null && !known.thing.author.isMe },
})

/** What waits for the caller, the oldest first. */
export const listQueue = async (ctx: Caller, { query }: Parsed<typeof moderation.queue>): Promise<Page<ForumCase>> => {
  const { items, nextCursor } = await selectQueue(ctx.db, readerOf(ctx), query)
  return { items: items.map(shown), nextCursor }
}

/** How much waits for the caller. */
export const countWaiting = async (ctx: Caller): Promise<{ count: number }> => ({
  count: await countQueue(ctx.db, readerOf(ctx)),
})

const requireCase = async (ctx: Caller, id: string): Promise<KnownCase> =>
  orNotFound(await selectCase(ctx.db, readerOf(ctx), id))

/** Lets something stand, or hides it; 409 for what is settled or has changed, 403 for one's own words. */
export const decide = (ctx: Caller, { params, body }: Parsed<typeof moderation.decide>): Promise<ForumCase> =>
  inTransaction(ctx, async (tx) => {
    const place = await selectPlaceOfCase(tx.db, tx.building._id, params.id)
    if (!place) throw NotFound()
    const thing = await hold(tx, place)
    const known = await requireCase(tx, params.id)
    requireOther(tx, thing)
    if (known.settledAt !== null) throw Conflict('Someone else has already reviewed this.')
    requireVersion(shown(known), body.version)
    await (body.decision === 'hide' ? hideThing(tx, thing, body) : showThing(tx, thing, body))
    return shown(await requireCase(tx, params.id))
  })
