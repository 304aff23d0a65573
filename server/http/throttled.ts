import { sharedAddressTimes, throttles } from '../../contract/limits.ts'
import type { Route } from '../../contract/route.ts'
import type { Visitor } from '../context.ts'
import { Refusal } from './errors.ts'
import { counterOf, countUse, giveBackUse, refuseIfUsedUp, type Limit } from './throttle.ts'
import { unavailableFor } from './unavailable.ts'

/** Tells whether the server found the call wrong, rather than turning it away early or failing itself. */
const isWrong = (error: unknown) => error instanceof Refusal && error.status < 500 && error.status !== 429
/** Tells whether the call was turned away before it was judged. */
const isTurnedAway = (error: unknown) =>
  error instanceof Refusal ? !isWrong(error) : error instanceof Error && unavailableFor(error) !== null

/**
 * Widens a limit of an address that stands for many people: that of a proxy which is not trusted. Null where it would let
 * one caller lock everybody out: where failures alone are counted, because each account has a limit of its own behind it,
 * and where what is asked for has a secret or a limit of its own.
 */
const limitFor = ({ addressIsShared }: Visitor, limit: Limit, accountId: string | null): Limit | null => {
  if (accountId !== null || !addressIsShared) return limit
  return limit.failuresOnly || limit.restsWhenShared ? null : { ...limit, most: limit.most * sharedAddressTimes }
}

const countingFailures = async <T>(ctx: Visitor, key: string, limit: Limit, work: () => Promise<T>): Promise<T> => {
  await refuseIfUsedUp(ctx, key, limit)
  try {
    return await work()
  } catch (error) {
    if (isWrong(error)) await countUse(ctx, key, limit).catch(() => {})
    throw error
  }
}

/**
 * Does the work of a call within the limit of its route, by account or else by address; 429 beyond it. A call that was
 * turned away early, by a 429 or a 503, uses up nothing.
 */
export const throttled = async <T>(
  ctx: Visitor,
  route: Route,
  accountId: string | null,
  work: () => Promise<T>,
): Promise<T> => {
  const limit = route.throttle ? limitFor(ctx, throttles[route.throttle], accountId) : null
  if (!limit) return work()
  const key = counterOf(ctx, route.throttle!, accountId ?? ctx.address)
  if (limit.failuresOnly) return countingFailures(ctx, key, limit, work)
  await countUse(ctx, key, limit)
  try {
    return await work()
  } catch (error) {
    if (isTurnedAway(error)) await giveBackUse(ctx, key)
    throw error
  }
}
