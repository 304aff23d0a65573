import { sql } from 'kysely'
import { countKeptMs } from '../../contract/limits.ts'
import { later } from '../../contract/time.ts'
import type { Ctx } from '../context.ts'
import { LimitReached } from './errors.ts'

export interface Limit {
  /** How many within one window. */
  readonly most: number
  readonly windowSeconds: number
  /** Counts only calls that the server refused as wrong, so that many people behind one address can sign in at once. */
  readonly failuresOnly?: boolean
  /** Rests for an address that everybody behind a proxy shares: what is asked for has a secret or a limit of its own. */
  readonly restsWhenShared?: boolean
}

/** Names a counter: addresses of callers and of email are not kept in the clear. */
export const counterOf = ({ seal }: Pick<Ctx, 'seal'>, name: string, whose: string): string =>
  `${name}:${seal.mark(whose)}`

const refuse = async (ctx: Ctx, key: string): Promise<never> => {
  const row = await ctx.db.selectFrom('throttles').where('key', '=', key).select('resets_at').executeTakeFirst()
  const resetsAt = row?.resets_at ?? ctx.now
  throw LimitReached(Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.parse(ctx.now)) / 1000)))
}

/**
 * Counts one use of something limited and throws 429 beyond its limit; a refused use is not counted. Counting is one
 * statement, so parallel calls cannot slip through. It runs outside the caller's transaction on purpose, because a use
 * counts even if the call then fails.
 */
export const countUse = async (ctx: Ctx, key: string, limit: Limit): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const resetsAt = later(ctx.now, limit.windowSeconds * 1000)
  const { rows } = await sql<{ count: number }>`
    insert into throttles as t (key, count, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when t.resets_at <= ${ctx.now} then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= ${ctx.now} then excluded.resets_at else t.resets_at end
    where t.resets_at <= ${ctx.now} or t.count < ${limit.most}
    returning count`.execute(ctx.db)
  if (rows.length === 0) await refuse(ctx, key)
}

/** Throws 429 where the limit is used up, and counts nothing. */
export const refuseIfUsedUp = async (ctx: Ctx, key: string, limit: Limit): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const used = await ctx.db
    .selectFrom('throttles')
    .where('key', '=', key)
    .where('resets_at', '>', ctx.now)
    .where('count', '>=', limit.most)
    .select('key')
    .executeTakeFirst()
  if (used) await refuse(ctx, key)
}

/** Takes one counted use back, as if it had not been made. */
export const giveBackUse = async (ctx: Ctx, key: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  await sql`update throttles set count = count - 1 where key = ${key} and count > 0`.execute(ctx.db)
}

/** Deletes the counts that mean nothing any more. */
export const forgetOldCounts = async (ctx: Ctx): Promise<void> => {
  await ctx.db.deleteFrom('throttles').where('resets_at', '<', later(ctx.now, -countKeptMs)).execute()
}
