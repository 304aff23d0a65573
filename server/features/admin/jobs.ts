/** The background work of the platform, as its staff see it and set it going again. */
import type { FailedJob, FailedJobsQuery, KindOfWork } from '../../../contract/admin/jobs.ts'
import type { Page } from '../../../contract/route.ts'
import type { SignedIn } from '../../context.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { inTransaction, isTaken } from '../../db/transaction.ts'
import { Conflict, Invalid, NotFound } from '../../http/errors.ts'
import { recordChange, recordChanges } from '../audit/audit.ts'

export const listJobs = (ctx: SignedIn): Promise<KindOfWork[]> => ctx.jobs.desk.kinds(ctx.now)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const placeOf = (cursor: string) => {
  const [mark = '', id = ''] = readCursor(cursor, 2)
  if (Number.isNaN(Date.parse(mark)) || !uuid.test(id))
    throw Invalid('This list has changed. Please start again from the beginning.')
  return { mark, id }
}

/** What was given up, newest first, without what it worked with. */
export const listFailedJobs = async (
  ctx: SignedIn,
  { query: { name, cursor, limit } }: { query: FailedJobsQuery },
): Promise<Page<FailedJob>> => {
  const after = cursor === undefined ? null : placeOf(cursor)
  const found = await ctx.jobs.desk.failed({ name, after, limit: limit + 1 })
  return pageOf(
    found,
    limit,
    ({ id, mark: _, ...job }) => ({ _id: id, ...job }),
    ({ mark, id }) => writeCursor([mark, id]),
  )
}

const note = ({ id, name }: { id: string; name: string }) =>
  ({ subject: 'job', subjectId: id, buildingId: null, action: 'tried again', after: { name } }) as const

const waitsAlready = () => Conflict('This job is already queued.')

/** Work that was given up is done again; 409 where it has not failed, or waits again already. */
export const retryJob = async (ctx: SignedIn, { params: { id } }: { params: { id: string } }): Promise<undefined> => {
  const job = await ctx.jobs.desk.find(id)
  if (!job) throw NotFound()
  if (!job.hasFailed) throw waitsAlready()
  try {
    await inTransaction(ctx, async (tx) => {
      await recordChange(tx, note({ id, name: job.name }))
      await tx.jobs.desk.again(tx, { id, name: job.name })
    })
  } catch (error) {
    // Of recurring work one waits at most, whoever asks for it.
    if (isTaken(error)) throw waitsAlready()
    throw error
  }
  return undefined
}

/** All that was given up is done again, of recurring work once; what waits again already is left alone. */
export const retryJobs = async (
  ctx: SignedIn,
  { body: { name } }: { body: { name?: string | undefined } },
): Promise<{ again: number }> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const again = await tx.jobs.desk.allAgain(tx, name)
      await recordChanges(tx, again.map(note))
      return { again: again.length }
    })
  } catch (error) {
    if (isTaken(error)) throw waitsAlready()
    throw error
  }
}
