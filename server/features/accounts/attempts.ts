import { createHash } from 'node:crypto'
import type { Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { LimitReached } from '../../http/errors.ts'
import { waitAfterMs } from './rules.ts'
import { clearFailures, countFailure, selectLock, selectLocksOf } from './attempts-store.ts'

/** What is tried: whose it is, and from where, if failures elsewhere are no matter. */
export interface Attempt {
  of: string
  from?: string
}

/** Codes of an account's second factor, from wherever they come. */
export const secondFactorOf = (accountId: string): string => `second-factor:${accountId}`

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Addresses are not kept in the clear in a counter. */
const keyOf = ({ of, from = '' }: Attempt) => `sign-in:${hashed(of)}:${hashed(`${of}:${from}`)}`

/** Names the counter of an account's failures in browsers that do not know it; staff see it beside the others. */
export const anywhereKeyOf = (of: string) => `sign-in:${hashed(of)}:anywhere`

/** Throws 429 while failed attempts make this account wait at this address. */
export const refuseWhileLocked = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const lock = await selectLock(ctx.db, keyOf(attempt), ctx.now)
  if (!lock || waitAfterMs(lock.count) === 0) return
  const seconds = Math.ceil((Date.parse(lock.resetsAt) - Date.parse(ctx.now)) / 1000)
  throw LimitReached(Math.max(1, seconds))
}

/** Until when failures make people wait, wherever they were made, by whose they are; who does not wait is missing. */
export const waitsOf = async (ctx: Ctx, ofs: readonly string[]): Promise<Map<string, Instant>> => {
  const byHash = new Map(ofs.map((of) => [hashed(of), of]))
  const locks = await selectLocksOf(ctx.db, [...byHash.keys()], ctx.now)
  const waiting = locks.filter(({ count }) => waitAfterMs(count) > 0)
  return new Map(
    waiting
      .toSorted((one, other) => one.resetsAt.localeCompare(other.resetsAt))
      .map(({ of, resetsAt }) => [byHash.get(of) ?? '', resetsAt]),
  )
}

/** Until when the last of these has to wait; null where nobody does. */
export const waitsUntil = async (ctx: Ctx, ofs: readonly string[]): Promise<Instant | null> =>
  [...(await waitsOf(ctx, ofs)).values()].toSorted().at(-1) ?? null

export const rememberFailure = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (!ctx.config.rateLimit) return
  await countFailure(ctx.db, keyOf(attempt), ctx.now, waitAfterMs)
}

export const forgetFailures = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (ctx.config.rateLimit) await clearFailures(ctx.db, keyOf(attempt))
}
