import { createHash } from 'node:crypto'
import type { Ctx } from '../../context.ts'
import { LimitReached } from '../../http/errors.ts'
import { waitAfterMs } from './rules.ts'
import { clearFailures, countFailure, selectLock } from './attempts-store.ts'

/** Addresses are not kept in the clear in a counter. */
const keyOf = (attempt: string) => `sign-in:${createHash('sha256').update(attempt).digest('base64url')}`

/** Throws 429 while failed attempts make this account wait at this address. */
export const refuseWhileLocked = async (ctx: Ctx, attempt: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const lock = await selectLock(ctx.db, keyOf(attempt), ctx.now)
  if (!lock || waitAfterMs(lock.count) === 0) return
  const seconds = Math.ceil((Date.parse(lock.resetsAt) - Date.parse(ctx.now)) / 1000)
  throw LimitReached(Math.max(1, seconds))
}

export const rememberFailure = async (ctx: Ctx, attempt: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  await countFailure(ctx.db, keyOf(attempt), ctx.now, waitAfterMs)
}

export const forgetFailures = async (ctx: Ctx, attempt: string): Promise<void> => {
  if (ctx.config.rateLimit) await clearFailures(ctx.db, keyOf(attempt))
}
