import type { Instant } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { secondFactorOf, waitsUntil } from './attempts.ts'
import { selectSignInState } from './sign-in-state-store.ts'

/** How an account stands with signing in. */
export interface SignInState {
  email: string
  verified: boolean
  disabled: boolean
  lastSignedInAt: Instant | null
  /** When somebody gave the first factor and, until now, not the second. */
  awaitsSecondFactorSince: Instant | null
  /** Until when failed attempts make its owner wait, at one network address at least. */
  waitsUntil: Instant | null
}

/**
 * How an account stands with signing in; null where there is none. Whoever asks must show first that the account is
 * known to the building: this tells what nobody else may learn.
 */
export const signInStateOf = async (ctx: Ctx, accountId: string): Promise<SignInState | null> => {
  const state = await selectSignInState(ctx.db, accountId)
  if (!state) return null
  return { ...state, waitsUntil: await waitsUntil(ctx, [state.email, secondFactorOf(accountId)]) }
}
