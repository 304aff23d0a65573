import type { Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { LimitReached } from '../../http/errors.ts'
import { counterOf } from '../../http/throttle.ts'
import { waitAfterMs } from './rules.ts'
import { clearFailures, countFailure, selectLock, selectLocksOf } from './attempts-store.ts'

/** What is tried: whose it is, and from where, if failures elsewhere are no matter. */
export interface Attempt {
  of: string
  from?: string
}

/** Codes of an account's second factor, from wherever they come. */
export const secondFactorOf = (accountId: string): string => `second-factor:${accountId}`

const keyOf = (ctx: Ctx, { of, from = '' }: Attempt) =>
  `${counterOf(ctx, 'sign-in', of)}:${ctx.seal.mark(`${of}:${from}`)}`

/** Names the counter of an account's failures in browsers that do not know it; staff see it beside the others. */
export const anywhereKeyOf = (ctx: Ctx, of: string) => `${counterOf(ctx, 'sign-in', of)}:anywhere`

/** Throws 429 while failed attempts make this account wait at this address. */
export const refuseWhileLocked = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const lock = await selectLock(ctx.db, keyOf(ctx, attempt), ctx.now)
  if (!lock || waitAfterMs(lock.count) === 0) return
  const seconds = Math.ceil((Date.parse(lock.resetsAt) - Date.parse(ctx.now)) / 1000)
  throw LimitReached(Math.max(1, seconds))
}

/** Until when failures make people wait, wherever they were made, by whose they are; who does not wait is missing. */
export const waitsOf = async (ctx: Ctx, ofs: readonly string[]): Promise<Map<string, Instant>> => {
  const byMark = new Map(ofs.map((of) => [ctx.seal.mark(of), of]))
  const locks = await selectLocksOf(ctx.db, [...byMark.keys()], ctx.now)
  const waiting = locks.filter(({ count }) => waitAfterMs(count) > 0)
  return new Map(
    waiting
      .toSorted((one, other) => one.resetsAt.localeCompare(other.resetsAt))
      .map(({ of, resetsAt }) => [byMark.get(of) ?? '', resetsAt]),
  )
}

/** Until when the last of these has to wait; null where nobody does. */
export const waitsUntil = async (ctx: Ctx, ofs: readonly string[]): Promise<Instant | null> =>
  [...(await waitsOf(ctx, ofs)).values()].toSorted().at(-1) ?? null

export const rememberFailure = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (!ctx.config.rateLimit) return
  await countFailure(ctx.db, keyOf(ctx, attempt), ctx.now, waitAfterMs)
}

export const forgetFailures = async (ctx: Ctx, attempt: Attempt): Promise<void> => {
  if (ctx.config.rateLimit) await clearFailures(ctx.db, keyOf(ctx, attempt))
}
