/** Keeps where each chain ends outside the database: without it, nothing shows that the newest links were removed. */
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { headsAnswerMostMs } from '../../../../contract/limits/audit.ts'
import type { Ctx } from '../../../context.ts'
import { Invalid } from '../../../http/errors.ts'
import type { Config } from '../../../platform/config.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { Head } from './rules.ts'
import { selectHeads } from './store.ts'

const KeptHead = z.object({
  at: z.iso.datetime(),
  scope: z.guid(),
  seq: z.number().int().min(0),
  hash: z.string().regex(/^[\da-f]{64}$/),
})

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'heads')

/** Adds a line to a file, readable by its owner alone, and waits until it is on the disk. */
const append = async (file: string, line: string): Promise<void> => {
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(line)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const sendJob = 'audit.sendHeads'

/** Adds the newest head of each chain to its file in DATA_DIR/heads, and has all of them sent where HEADS_URL says. */
const keepHeads = async (ctx: Ctx): Promise<void> => {
  const folder = folderOf(ctx.config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const heads = await selectHeads(ctx.db, ctx.now)
  for (const { at, scope, seq, hash } of heads)
    await append(join(folder, `${scope}.jsonl`), `${JSON.stringify({ at, scope, seq, hash })}\n`)
  if (ctx.config.headsUrl && heads.length > 0) await ctx.jobs.enqueue(ctx, sendJob, { heads })
}

/** Posts heads to HEADS_URL, without following where the answer leads. Throws if it isn't accepted, so that it is retried. */
const sendHeads = async ({ config }: Ctx, { heads }: { heads: readonly Head[] }): Promise<void> => {
  if (!config.headsUrl) return
  const answer = await fetch(config.headsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ heads }),
    redirect: 'manual',
    signal: AbortSignal.timeout(headsAnswerMostMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`HEADS_URL answered with status ${answer.status}.`)
}

export const headJobs: readonly Job[] = [
  { name: 'audit.keepHeads', every: '10 9 * * *', run: keepHeads },
  { name: sendJob, run: (ctx, work) => sendHeads(ctx, work as { heads: readonly Head[] }) },
]

const headIn = (line: string, file: string, at: number): Head => {
  try {
    return KeptHead.parse(JSON.parse(line))
  } catch {
    throw Invalid(`Line ${at + 1} of ${file} isn’t a head of the history.`)
  }
}

/** Reads a file of heads, one on each line, as they are in DATA_DIR/heads. Throws Invalid for a line that is none. */
export const readHeads = async (file: string): Promise<Head[]> =>
  (await readFile(file, 'utf8')).split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [headIn(line, file, at)]))

/** Reads every head in DATA_DIR/heads; none where there is no such folder. */
export const readKeptHeads = async (config: Pick<Config, 'dataDir'>): Promise<Head[]> => {
  const folder = folderOf(config)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => name.endsWith('.jsonl')).map((name) => readHeads(join(folder, name)))
  return (await Promise.all(files)).flat()
}
