import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx, NotedChange } from '../context.ts'

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

/** What a context collects around a transaction. */
type Collectors = Pick<Ctx, 'noteChanges' | 'afterCommit' | 'afterRollback'>

/** Of a context without a transaction: nothing may be added to the history, because nothing would seal it. */
export const outsideTransaction: Collectors = {
  noteChanges: () => {
    throw new Error('A change was recorded outside a transaction, where nothing seals it.')
  },
  afterCommit: (work) => work(),
  afterRollback: () => {},
}

/** Of a transaction that will be rolled back. */
export const inVain: Collectors = { noteChanges: () => {}, afterCommit: () => {}, afterRollback: () => {} }

/**
 * Runs a verb's work in one transaction, and again if the database asks for it; what it added to the history is sealed
 * right before the commit. What `afterCommit` collects runs once it is committed, what `afterRollback` collects once it has
 * failed for good. Inside another transaction it joins that one.
 */
export const inTransaction = async <C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> => {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const later: (() => void)[] = []
    const failed: Afterwards[] = []
    const changes: NotedChange[] = []
    const collectors: Collectors = {
      noteChanges: (noted) => noted.forEach((change) => changes.push(change)),
      afterCommit: (todo) => void later.push(todo),
      afterRollback: (todo) => void failed.push(todo),
    }
    try {
      const result = await ctx.db.transaction().execute(async (db) => {
        const tx = { ...ctx, db, ...collectors }
        const done = await work(tx)
        if (changes.length > 0) await tx.offers.sealChanges(tx, changes)
        return done
      })
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
