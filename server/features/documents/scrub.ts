/** The watch over the file store: what is missing, what changed, and what nobody knows of. */
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FileFault, FilesHealth } from '../../../contract/admin/files.ts'
import {
  faultsShownMost,
  fileCheckMostBytes,
  fileCheckMostMs,
  fileRecheckMs,
  filesCheckedAtOnceMost,
  fileSettledMs,
} from '../../../contract/limits/files.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { shards, type FoundFile, type Shard } from '../../platform/files.ts'
import { deleteNeverCame } from './attachments-store.ts'
import {
  deleteStray,
  insertStray,
  selectContents,
  selectDueContents,
  selectFaults,
  selectHealth,
  selectStrays,
  updateFound,
} from './scrub-store.ts'

/** Enough of a name to find the file by; the log keeps nothing that looks like a secret. */
const shown = (sha256: string): string => sha256.slice(0, 16)

/** Notes what was found, and logs it where that is news. The row stays, whatever became of its file. */
const note = async (ctx: Ctx, sha256: string, fault: FileFault | null): Promise<void> => {
  const known = await updateFound(ctx.db, sha256, fault, ctx.now)
  // Swept meanwhile.
  if (!known || known.before === fault) return
  if (fault) ctx.log.error({ file: shown(sha256), fault }, 'a stored file is not what came in')
  else ctx.log.info({ file: shown(sha256) }, 'a stored file is in order again')
}

/** Gives a file that no row has one, as if it had been let go now, so that the sweep removes it when its time is over. */
const adopt = (ctx: Ctx, file: FoundFile): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const adopted = await insertStray(tx.db, file, tx.now)
    if (!adopted) return
    if (await tx.files.has(file.sha256)) tx.log.warn({ file: shown(file.sha256) }, 'a stored file belongs to nothing')
    else await deleteStray(tx.db, file.sha256)
  })

const compare = async (ctx: Ctx, shard: Shard, settledBefore: Instant): Promise<void> => {
  await ctx.files.removeUnfinished(shard, settledBefore)
  const expected = await selectContents(ctx.db, shard, settledBefore)
  const found = new Map((await ctx.files.list(shard)).map((file) => [file.sha256, file]))
  for (const sha256 of expected) {
    if (found.has(sha256) || (await ctx.files.has(sha256))) continue
    // A call that was cut off leaves a row whose file never came, and nothing that misses it.
    if (!(await deleteNeverCame(ctx.db, sha256, settledBefore))) await note(ctx, sha256, 'missing')
  }
  const settled = [...found.values()].filter(({ changedAt }) => changedAt < settledBefore)
  const strays = await selectStrays(
    ctx.db,
    settled.map(({ sha256 }) => sha256),
  )
  for (const sha256 of strays) await adopt(ctx, found.get(sha256)!)
}

const faultOf = async (ctx: Ctx, sha256: string): Promise<FileFault | null> => {
  // Asked first: a store that does not answer fails the job, and no file is blamed for it.
  if (!(await ctx.files.has(sha256))) return 'missing'
  const hash = createHash('sha256')
  try {
    await pipeline(await ctx.files.open(sha256), hash)
  } catch {
    return (await ctx.files.has(sha256)) ? 'unreadable' : 'missing'
  }
  return hash.digest('hex') === sha256 ? null : 'changed'
}

/** Reads contents back until the night's share is done. */
const readBack = async (ctx: Ctx, settledBefore: Instant): Promise<void> => {
  const until = performance.now() + fileCheckMostMs
  let left = fileCheckMostBytes
  for (;;) {
    const due = await selectDueContents(ctx.db, {
      settledBefore,
      checkedBefore: later(ctx.now, -fileRecheckMs),
      now: ctx.now,
      limit: filesCheckedAtOnceMost,
    })
    if (due.length === 0) return
    for (const { sha256, sizeBytes } of due) {
      if (left <= 0 || performance.now() > until) return
      left -= sizeBytes
      await note(ctx, sha256, await faultOf(ctx, sha256))
    }
  }
}

/**
 * Holds the file store against the rows: each night everything by name, and a share of it by content. A row whose file is
 * missing stays and is told of; a file without a row gets one and is swept when nothing has used it for its time.
 */
export const scrubFiles = async (ctx: Ctx): Promise<void> => {
  const settledBefore = later(ctx.now, -fileSettledMs)
  for (const shard of shards) await compare(ctx, shard, settledBefore)
  await readBack(ctx, settledBefore)
  const { missing, changed, unreadable, ...counts } = await selectHealth(ctx.db)
  ctx.log.info({ missing, changed, unreadable, ...counts }, 'stored files were looked through')
}

export const readFilesHealth = async (ctx: SignedIn): Promise<FilesHealth> => ({
  ...(await selectHealth(ctx.db)),
  faults: await selectFaults(ctx.db, faultsShownMost),
})
