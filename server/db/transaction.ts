import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '../context.ts'

const attemptsMost = 5
/** Serialization failure and deadlock: nothing was written, the work may simply be done again. */
const worthRetrying = new Set(['40001', '40P01'])
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/**
 * Runs a verb's work in one transaction, anew if the database asks for it; what `afterCommit` collects runs once it is
 * committed. Inside another transaction it joins that one.
 */
export const inTransaction = async <C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> => {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const later: (() => void)[] = []
    try {
      const result = await ctx.db
        .transaction()
        .execute((db) => work({ ...ctx, db, afterCommit: (todo: () => void) => void later.push(todo) }))
      for (const todo of later) todo()
      return result
    } catch (error) {
      if (attempt >= attemptsMost || !worthRetrying.has(codeOf(error))) throw error
      await pause(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}

/** Whether the error says that a unique or exclusion constraint of this name decided a race. */
export const violates = (error: unknown, constraint: string): boolean =>
  (codeOf(error) === '23505' || codeOf(error) === '23P01') &&
  (error as { constraint?: string }).constraint === constraint

/** Whether the error says that a row stays because others refer to it. */
export const isReferred = (error: unknown): boolean => codeOf(error) === '23503'

/** Whether the error says that another row has the place, whichever constraint says so. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'
