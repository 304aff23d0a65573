/** Guessing at one account from many addresses is slowed, without keeping its owner out of browsers that know them. */
import { guessesFree } from '../../../contract/limits/accounts.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { LimitReached } from '../../http/errors.ts'
import { anywhereKeyOf } from './attempts.ts'
import { countAnywhere, countFailure, postpone, selectCount } from './attempts-store.ts'
import { mailGuesses } from './messages.ts'
import { guessWaitMs } from './rules.ts'
import { selectClaimants } from './store.ts'

export const warnOfGuessesJob = 'accounts.warnOfGuesses'

/**
 * Lets one guess at an account pass after each wait, and refuses the others with 429. The turn is taken in one statement,
 * so that of many guesses at once only one passes.
 */
export const takeTurn = async (ctx: Ctx, email: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const key = anywhereKeyOf(ctx, email)
  const counted = await selectCount(ctx.db, key, ctx.now)
  if (!counted || guessWaitMs(counted.count) === 0) return
  const waitSeconds = Math.ceil((Date.parse(counted.resetsAt) - Date.parse(ctx.now)) / 1000)
  if (waitSeconds > 0) throw LimitReached(waitSeconds)
  const waitMs = guessWaitMs(counted.count)
  if (!(await postpone(ctx.db, key, { from: counted.resetsAt, to: later(ctx.now, waitMs) })))
    throw LimitReached(Math.ceil(waitMs / 1000))
}

/** Counts a wrong guess. When they begin to look like an attack, the log says so and a job tells the owner. */
export const rememberGuess = async (ctx: Ctx, email: string): Promise<void> => {
  if (!ctx.config.rateLimit) return
  const count = await countFailure(ctx.db, anywhereKeyOf(ctx, email), ctx.now, guessWaitMs)
  if (count !== guessesFree) return
  ctx.log.error({ requestId: ctx.requestId }, 'someone is guessing the password of one account')
  await ctx.jobs.enqueue(ctx, warnOfGuessesJob, { email })
}

/** Counts the accounts at whose passwords somebody has been guessing in the last day. */
export const countGuessedAt = (ctx: Ctx): Promise<number> => countAnywhere(ctx.db, guessesFree, ctx.now)

/** Emails the owner of an address about the guesses; nothing where nobody owns it. */
export const warnOfGuesses = async (ctx: Ctx, { email }: { email: string }): Promise<void> => {
  const { owner } = await selectClaimants(ctx.db, email)
  if (owner && !owner.disabled) await mailGuesses(ctx, owner)
}
