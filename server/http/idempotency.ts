import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { idempotencyKeyKeptMs, idempotencyKeyMostChars } from '../../contract/limits.ts'
import { later } from '../../contract/time.ts'
import type { Ctx, SignedIn } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { Conflict, Invalid, Refusal } from './errors.ts'

/** The key of a call, if it has one; one that could not be kept is refused rather than forgotten. */
export const readKey = (header: string | string[] | undefined): string | null => {
  const key = [header ?? ''].flat().join(', ')
  if (key.length > idempotencyKeyMostChars) throw Invalid('The Idempotency-Key is too long.')
  return key || null
}

interface Answer {
  status: number
  body: string
}

const mismatch = () => new Refusal(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for a different call.')

/**
 * Gives a call its effect once: the key is claimed in the effect's own transaction, so a parallel call with the same key
 * waits for it, and a repetition gets the first answer. A refused call keeps no key.
 */
export const once = async (
  ctx: SignedIn,
  claim: { key: string; route: string; content: string },
  work: (ctx: SignedIn) => Promise<Answer>,
): Promise<Answer> => {
  const hash = createHash('sha256').update(claim.content).digest('base64url')
  return inTransaction(ctx, async (tx) => {
    const claimed = await sql`
      insert into idempotency_keys (account_id, key, route, request_hash, created_at)
      values (${ctx.account._id}, ${claim.key}, ${claim.route}, ${hash}, ${ctx.now})
      on conflict do nothing`.execute(tx.db)
    const mine = tx.db
      .selectFrom('idempotency_keys')
      .where('account_id', '=', ctx.account._id)
      .where('route', '=', claim.route)
      .where('key', '=', claim.key)
    if (claimed.numAffectedRows === 0n) {
      const first = await mine.select(['request_hash', 'status', 'reply']).executeTakeFirst()
      if (first && first.request_hash !== hash) throw mismatch()
      if (!first || first.status === null || first.reply === null) throw Conflict('This call is still in progress.')
      return { status: first.status, body: first.reply }
    }
    const answer = await work(tx)
    await tx.db
      .updateTable('idempotency_keys')
      .set({ status: answer.status, reply: answer.body })
      .where('account_id', '=', ctx.account._id)
      .where('route', '=', claim.route)
      .where('key', '=', claim.key)
      .execute()
    return answer
  })
}

/** Deletes the keys whose day is over. */
export const forgetOldKeys = async (ctx: Ctx): Promise<void> => {
  const before = later(ctx.now, -idempotencyKeyKeptMs)
  await ctx.db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
