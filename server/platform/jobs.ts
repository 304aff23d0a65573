import type { FailedJob as ShownJob, KindOfWork } from '../../contract/admin/jobs.ts'
import type { Ctx } from '../context.ts'
import type { Instant } from '../../contract/time.ts'

/** A kind of work that is done apart from calls and survives a restart. It may run more than once: make it repeatable. */
export interface Job<D extends object = object> {
  /** As `notices.publishDue`: the feature, then what happens. */
  readonly name: string
  /** A cron line in UTC, for work that recurs by itself. */
  readonly every?: string
  run(ctx: Ctx, work: D): Promise<void>
}

/** Work that was given up: never what it worked with, and its error without addresses and secrets. */
export interface FailedJob extends Omit<ShownJob, '_id'> {
  readonly id: string
  /** The moment of the failure as the list is continued by it. */
  readonly mark: string
}

export interface FailedJobs {
  readonly name: string | undefined
  readonly after: { mark: string; id: string } | null
  readonly limit: number
}

/** The queue as the platform's staff see it and set it going again. */
export interface JobDesk {
  /** Times are those of the queue's own clock. */
  kinds(now: Instant): Promise<KindOfWork[]>
  /** Newest first. */
  failed(of: FailedJobs): Promise<FailedJob[]>
  find(id: string): Promise<{ name: string; hasFailed: boolean } | null>
  /** Has work that failed done again, in the transaction of `ctx`. */
  again(ctx: Ctx, job: { id: string; name: string }): Promise<void>
  /** The same with all of one kind or of every kind, so many at most; answers which. */
  allAgain(ctx: Ctx, name: string | undefined): Promise<{ id: string; name: string }[]>
}

/** When queued work is done; at once, after what waits, unless it says more. */
export interface When {
  /** Not before. */
  readonly at?: Instant
  /** Before all else of its kind that waits. */
  readonly first?: boolean
}

export interface Jobs {
  readonly desk: JobDesk
  /** Queues work in the transaction of `ctx`, or at once outside one. */
  enqueue(ctx: Ctx, name: string, work: object, when?: When): Promise<void>
}

/** The queue as the program and the tests hold it. */
export interface JobQueue extends Jobs {
  /** Says with which context work is done; before the first job runs. */
  useContext(make: () => Ctx): void
  /** Begins to do what waits, and what recurs when its time comes. */
  start(): Promise<void>
  /** Takes no new work, lets the work under way finish, and closes. */
  stop(): Promise<void>
  /**
   * Does at once what waits and is due by the context's clock, what a job queues included, each once; answers how many.
   * Of these kinds alone, if some are named. For tests, demo and commands, in place of `start`. Throws what the first
   * failed job threw, after the others ran.
   */
  drain(names?: readonly string[]): Promise<number>
  /** Does a recurring job now. */
  runNow(name: string): Promise<void>
}
