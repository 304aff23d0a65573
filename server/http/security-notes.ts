import type { Route } from '../../contract/route.ts'
import type { Visitor } from '../context.ts'
import { Refusal } from './errors.ts'
import type { Identity } from './access.ts'

/** Tells what an attempt at a route was and what became of it; null where the security log has no interest in it. */
const noteOf = (
  ctx: Visitor,
  { attempt, sends }: Route,
  error: unknown,
): { attempt: string; outcome: string } | null => {
  const code = error instanceof Refusal ? error.code : undefined
  if (attempt !== undefined && code !== undefined) return { attempt, outcome: code }
  if (error instanceof Refusal && error.status === 403) return { attempt: 'permission', outcome: error.code }
  if (attempt === undefined || error !== undefined) return null
  // A browser that comes back from a provider is sent on either way; only one that got in is known.
  const isIn = sends !== 'redirect' || ctx.concerned.accountId !== null
  if (!isIn) return { attempt, outcome: 'SIGN_IN_FAILED' }
  // The answer is the same whether or not there is an account.
  if (attempt === 'reset link') return { attempt, outcome: 'asked' }
  return { attempt: ctx.concerned.awaitsSecondFactor ? `${attempt} first step` : attempt, outcome: 'accepted' }
}

/** Does the work of a call and writes into the security log what it holds of it. */
export const noted = async <T>(
  ctx: Visitor,
  route: Route,
  identity: Identity | null,
  work: () => Promise<T>,
): Promise<T> => {
  const note = (error?: unknown) => {
    const noticed = noteOf(ctx, route, error)
    if (!noticed) return
    const { requestId, now: at, clientAddress: address, address: network } = ctx
    const accountId = ctx.concerned.accountId ?? identity?.account._id ?? null
    ctx.security.write({
      ...noticed,
      at,
      address,
      network,
      accountId,
      requestId,
      route: `${route.method}:${route.path}`,
    })
  }
  try {
    const result = await work()
    note()
    return result
  } catch (error) {
    note(error)
    throw error
  }
}
