import type { Ctx } from '../context.ts'
import type { Instant } from '../../contract/time.ts'

/** A kind of work that is done apart from calls and survives a restart. It may run more than once: make it repeatable. */
export interface Job<D extends object = object> {
  /** As `notices.publishDue`: the feature, then what happens. */
  readonly name: string
  /** A cron line in UTC, for work that recurs by itself. */
  readonly every?: string
  readonly run: (ctx: Ctx, work: D) => Promise<void>
}

export interface Jobs {
  /** Queues work in the transaction of `ctx`, or at once outside one; not before `at` if given. */
  enqueue(ctx: Ctx, name: string, work: object, at?: Instant): Promise<void>
}
