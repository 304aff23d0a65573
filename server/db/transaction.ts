import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '../context.ts'

const attemptsMost = 5
/** Serialization failure and deadlock: nothing was written, the work may simply be done again. */
const worthRetrying = new Set(['40001', '40P01'])
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

type Afterwards = (ctx: Ctx) => Promise<void>

/** Whatever becomes of it, the caller hears why the transaction failed. */
const doAfterwards = async (ctx: Ctx, works: readonly Afterwards[]): Promise<void> => {
  for (const work of works)
    try {
      await work(ctx)
    } catch (error) {
      ctx.log.error({ err: error }, 'work after a failed transaction failed')
    }
}

/**
 * Runs a verb's work in one transaction, anew if the database asks for it; what `afterCommit` collects runs once it is
 * committed, what `afterRollback` collects once it has failed for good. Inside another transaction it joins that one.
 */
export const inTransaction = async <C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> => {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const later: (() => void)[] = []
    const failed: Afterwards[] = []
    const afterCommit = (todo: () => void) => void later.push(todo)
    const afterRollback = (todo: Afterwards) => void failed.push(todo)
    try {
      const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, afterCommit, afterRollback }))
      for (const todo of later) todo()
      return result
    } catch (error) {
      if (attempt >= attemptsMost || !worthRetrying.has(codeOf(error))) {
        await doAfterwards(ctx, failed)
        throw error
      }
      await pause(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}

/** Unique, exclusion, check and foreign key constraints. */
const ofConstraints = new Set(['23505', '23P01', '23514', '23503'])

/** Whether the error says that a unique, exclusion, check or foreign key constraint of this name decided a race. */
export const violates = (error: unknown, constraint: string): boolean =>
  ofConstraints.has(codeOf(error)) && (error as { constraint?: string }).constraint === constraint

/** Whether the error says that a row stays because others refer to it. */
export const isReferred = (error: unknown): boolean => codeOf(error) === '23503'

/** Whether the error says that another row has the place, whichever constraint says so. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'
