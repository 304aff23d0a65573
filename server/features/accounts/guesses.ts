/** Guessing at one account from many addresses is slowed, without keeping its owner out of browsers that know them. */
import { guessesFree, guessesWaitingMost } from '../../../contract/limits/accounts.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx } from '../../context.ts'
import { LimitReached } from '../../http/errors.ts'
import { openLine } from '../../platform/line.ts'
import { anywhereKeyOf } from './attempts.ts'
import { countAnywhere, countFailure, postpone, selectCount } from './attempts-store.ts'
import { mailGuesses } from './messages.ts'
import { guessWaitMs } from './rules.ts'
import { selectClaimants } from './store.ts'

export const warnOfGuessesJob = 'accounts.warnOfGuesses'

interface Queue {
  inTurn: ReturnType<typeof openLine>
  /** How many are in it; the last one drops it. */
  length: number
}
const queues = new Map<string, Queue>()

/** Does work on an account after all that came before it in this process is done. */
const oneByOne = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const queue = queues.get(key) ?? { inTurn: openLine({ atOnceMost: 1, waitingMost: guessesWaitingMost }), length: 0 }
  queues.set(key, queue)
  queue.length += 1
  try {
    return await queue.inTurn(work)
  } finally {
    queue.length -= 1
    if (queue.length === 0) queues.delete(key)
  }
}

/**
 * Lets one guess at an account pass after each wait, and refuses the others with 429. The turn is taken in one statement,
 * so that of many guesses at once only one passes, also where several processes take them.
 */
const takeTurn = async (ctx: Ctx, key: string): Promise<void> => {
  const counted = await selectCount(ctx.db, key, ctx.now)
  if (!counted || guessWaitMs(counted.count) === 0) return
  const waitSeconds = Math.ceil((Date.parse(counted.resetsAt) - Date.parse(ctx.now)) / 1000)
  if (waitSeconds > 0) throw LimitReached(waitSeconds)
  const waitMs = guessWaitMs(counted.count)
  if (!(await postpone(ctx.db, key, { from: counted.resetsAt, to: later(ctx.now, waitMs) })))
    throw LimitReached(Math.ceil(waitMs / 1000))
}

/** Counts a wrong guess. When they begin to look like an attack, the log says so and a job tells the owner. */
const rememberGuess = async (ctx: Ctx, email: string, key: string): Promise<void> => {
  const count = await countFailure(ctx.db, key, ctx.now, guessWaitMs)
  if (count !== guessesFree) return
  ctx.log.error({ requestId: ctx.requestId }, 'someone is guessing the password of one account')
  await ctx.jobs.enqueue(ctx, warnOfGuessesJob, { email })
}

/**
 * Evaluates a guess at an account, null where it is wrong, and passes on what it finds. Guesses at one account are evaluated
 * one by one: checking a password takes long enough for hundreds to begin before the first is counted.
 */
export const asGuess = async <T>(ctx: Ctx, email: string, evaluate: () => Promise<T | null>): Promise<T | null> => {
  if (!ctx.config.rateLimit) return evaluate()
  const key = anywhereKeyOf(ctx, email)
  return oneByOne(key, async () => {
    await takeTurn(ctx, key)
    const found = await evaluate()
    if (found === null) await rememberGuess(ctx, email, key)
    return found
  })
}

/** Counts the accounts at whose passwords somebody has been guessing in the last day. */
export const countGuessedAt = (ctx: Ctx): Promise<number> => countAnywhere(ctx.db, guessesFree, ctx.now)

/** Emails the owner of an address about the guesses; nothing where nobody owns it. */
export const warnOfGuesses = async (ctx: Ctx, { email }: { email: string }): Promise<void> => {
  const { owner } = await selectClaimants(ctx.db, email)
  if (owner && !owner.disabled) await mailGuesses(ctx, owner)
}
