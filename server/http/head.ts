/** HEAD says what GET would, in status and headers alone, and leaves no trace: nothing is read, opened, sent or kept. */
import type { FastifyRequest } from 'fastify'
import type { Route } from '../../contract/route.ts'
import type { Ctx, Visitor } from '../context.ts'
import { inVain } from '../db/transaction.ts'

/** Whether a call asks for status and headers alone. */
export const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD'

/** The same visitor, who is given no cookie and comes back from nowhere. */
export const onlyLooking = (visitor: Visitor): Visitor => ({
  ...visitor,
  away: null,
  setSessionToken: () => {},
  setDeviceToken: () => {},
  setAway: () => {},
})

/** The same route, whose call is no attempt at anything. */
export const withoutAttempt = ({ attempt: _attempt, ...route }: Route): Route => route

const undone = new Error('Undone.')

/** Does the work in a transaction that is taken back; what it would tell or do afterwards is left out. */
export const withoutTrace = async <C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> => {
  let done: { result: T } | undefined
  try {
    await ctx.db.transaction().execute(async (db) => {
      done = { result: await work({ ...ctx, db, ...inVain }) }
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  return done!.result
}
