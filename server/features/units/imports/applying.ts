import { importStalledMs, importUndoableMs, triedImportKeptMs } from '../../../../contract/limits/roster.ts'
import { later } from '../../../../contract/time.ts'
import type { RosterImport } from '../../../../contract/units.ts'
import type { Ctx, InBuilding, Member } from '../../../context.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, requireVersion } from '../../../http/errors.ts'
import type { Job } from '../../../platform/jobs.ts'
import { Busy } from '../../../platform/line.ts'
import { selectAuthor } from '../account-store.ts'
import { announceUnits } from '../announce.ts'
import { findCurrentBuilding, wakeRoles } from '../../buildings/buildings.ts'
import { recordsOf, type Step } from '../roster/import-write.ts'
import { matchPeople } from '../match-people.ts'
import { lockRoster } from '../present-store.ts'
import {
  deleteOldTries,
  forgetOldRows,
  markApplied,
  markFailed,
  markOutdated,
  markProgress,
  markRunning,
  markWaiting,
  selectStalled,
} from './applying-store.ts'
import { choicesOf, requireImport, requireTable, shownTo, type ById } from './reading.ts'
import { replaceRows } from './rows-store.ts'
import { obstacleOf } from './rules.ts'
import { deleteFile } from './store.ts'
import { tryNow } from './trying-now.ts'
import type { Tried } from './trying.ts'
import { writeImport } from './writing.ts'

const applyJob = 'units.applyImport'

interface Work {
  buildingId: string
  importId: string
}

/** Queues a dry run to be written; 409 while another import of the building is written, or rows need mending. */
export const applyImport = async (
  ctx: Member,
  { params, body }: ById & { body: { version: number } },
): Promise<RosterImport> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const { _id: buildingId } = tx.building
      const kept = await requireImport(tx, params.id)
      requireVersion(shownTo(tx, kept), body.version)
      const words = obstacleOf(kept)
      if (words) throw Conflict(words)
      const by = { version: body.version, now: tx.now, accountId: tx.account._id }
      if (!(await markWaiting(tx.db, buildingId, params.id, by))) throw Conflict('This import is in progress.')
      await tx.jobs.enqueue(tx, applyJob, { buildingId, importId: params.id } satisfies Work)
      return shownTo(tx, await requireImport(tx, params.id))
    })
  } catch (error) {
    if (violates(error, 'import_batches_one_at_work'))
      throw Conflict('Another import for this building is in progress. Wait until it’s done, then try again.')
    throw error
  }
}

/** Says from outside the transaction how far it is, so that others see it. */
const progressOf = (ctx: Ctx, { buildingId, importId }: Work, total: number): Step => {
  let done = 0
  return async (records) => {
    done += records
    await markProgress(ctx.db, buildingId, importId, { done, total, now: ctx.clock.now() })
  }
}

const write = async (outside: InBuilding, work: Work): Promise<{ outdated: Tried } | null> => {
  const table = await requireTable(outside, work.importId)
  return inTransaction(outside, async (tx) => {
    const { _id: buildingId } = tx.building
    await lockRoster(tx.db, buildingId)
    const kept = await requireImport(tx, work.importId)
    // Somebody else finished it while this one waited for the lock.
    if (kept.status !== 'running') return null
    const tried = await tryNow(tx, table, choicesOf(kept), kept.reading?.isRemembered ?? false)
    if (tried.shown !== kept.shown) return { outdated: tried }
    const step = progressOf(outside, work, recordsOf(tried.plan))
    await step(0)
    await writeImport(tx, tried, work.importId, step)
    await matchPeople(tx)
    await deleteFile(tx.db, buildingId, work.importId)
    announceUnits(tx)
    await markApplied(tx.db, buildingId, work.importId, { now: tx.now, counts: tried.counts, reading: tried.reading })
    return null
  })
}

/** Gives the dry run back as it looks now: only what somebody saw is written. */
const giveBack = (ctx: InBuilding, importId: string, tried: Tried): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await replaceRows(tx.db, tx.building._id, importId, tried.rows)
    await markOutdated(tx.db, tx.building._id, importId, tried)
  })

/** Writes a queued import as a whole, in the name of whoever asked; where that fails nothing is written, and it says so. */
const runImport = async (ctx: Ctx, work: Work): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, work.buildingId)
  if (!building || !(await markRunning(ctx.db, work.buildingId, work.importId, ctx.clock.now()))) return
  const account = await selectAuthor(ctx.db, work.buildingId, work.importId)
  const inside: InBuilding = { ...ctx, building, ...(account && { account }) }
  try {
    const outcome = await write(inside, work)
    if (outcome) await giveBack(inside, work.importId, outcome.outdated)
  } catch (error) {
    // It is done again in a moment, by the queue.
    if (error instanceof Busy) throw error
    ctx.log.error({ error, import: work.importId }, 'a roster import failed')
    await markFailed(ctx.db, work.buildingId, work.importId)
  }
  wakeRoles(inside, 'import')
}

/** Takes up what a process that ended left behind: nothing of it was written. */
const resumeImports = async (ctx: Ctx): Promise<void> => {
  const stalled = await selectStalled(ctx.db, later(ctx.now, -importStalledMs))
  for (const work of stalled) await ctx.jobs.enqueue(ctx, applyJob, work)
}

const sweepImports = async (ctx: Ctx): Promise<void> => {
  await deleteOldTries(ctx.db, later(ctx.now, -triedImportKeptMs))
  await forgetOldRows(ctx.db, later(ctx.now, -importUndoableMs))
}

export const importJobs: readonly Job[] = [
  { name: applyJob, run: (ctx, work: Work) => runImport(ctx, work) },
  { name: 'units.resumeImports', every: '* * * * *', run: resumeImports },
  { name: 'units.sweepImports', every: '50 9 * * *', run: sweepImports },
]
