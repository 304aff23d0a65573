import { sql } from 'kysely'
import { countKeptMs } from '../../contract/limits.ts'
import { later } from '../../contract/time.ts'
import type { Ctx } from '../context.ts'
import { LimitReached } from './errors.ts'

export interface Limit {
  /** How many within one window. */
  readonly most: number
  readonly windowSeconds: number
  /** Whether what succeeds is given back, so that many people behind one address never use it up by signing in. */
  readonly failuresOnly?: boolean
}

/**
 * Counts one use of something limited and throws 429 beyond its limit. Counting is one statement, so parallel calls
 * cannot slip through; it stands outside the caller's transaction on purpose, since a refused attempt counts too.
 */
export const countUse = async (ctx: Ctx, key: string, limit: Limit): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const resetsAt = later(ctx.now, limit.windowSeconds * 1000)
  const { rows } = await sql<{ count: number; resets_at: string }>`
    insert into throttles as t (key, count, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when t.resets_at <= ${ctx.now} then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= ${ctx.now} then excluded.resets_at else t.resets_at end
    returning count, resets_at`.execute(ctx.db)
  const [row] = rows
  if (!row || row.count <= limit.most) return
  const waitSeconds = Math.max(1, Math.ceil((Date.parse(row.resets_at) - Date.parse(ctx.now)) / 1000))
  throw LimitReached(waitSeconds)
}

/** Takes one counted use back. */
export const giveBackUse = async (ctx: Ctx, key: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  await sql`update throttles set count = count - 1 where key = ${key} and count > 0`.execute(ctx.db)
}

/** Deletes the counts that mean nothing any more. */
export const forgetOldCounts = async (ctx: Ctx): Promise<void> => {
  await ctx.db.deleteFrom('throttles').where('resets_at', '<', later(ctx.now, -countKeptMs)).execute()
}
