/** Keeps where each chain ends outside the database: without it, nothing shows that the newest links were removed. */
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { headsAnswerMostMs } from '../../../../contract/limits/audit.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { Ctx } from '../../../context.ts'
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

/** Adds a line to a file, readable by its owner alone, and waits until it is on the disk. One that broke off before is left alone. */
const append = async (file: string, line: string): Promise<void> => {
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1), position: Math.max(size - 1, 0) })
    const isWhole = bytesRead === 0 || buffer.toString() === '\n'
    await handle.appendFile(isWhole ? line : `\n${line}`)
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

/** What files of heads hold, and which of their lines hold none, each in a sentence. */
export interface KeptHeads {
  heads: Head[]
  unread: string[]
}

const headIn = (line: string): Head | null => {
  try {
    return KeptHead.parse(JSON.parse(line))
  } catch {
    return null
  }
}

/** Reads a file of heads, one on each line, as they are in DATA_DIR/heads. */
export const readHeads = async (file: string): Promise<KeptHeads> => {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line, at) => ({ line: line.trim(), at }))
  const read = lines.filter(({ line }) => line !== '').map(({ line, at }) => ({ at, head: headIn(line) }))
  return {
    heads: read.flatMap(({ head }) => head ?? []),
    unread: read.flatMap(({ head, at }) => (head ? [] : `Line ${at + 1} of ${file} isn’t a head of the history.`)),
  }
}

/** Reads every head in DATA_DIR/heads; none where there is no such folder. */
export const readKeptHeads = async (config: Pick<Config, 'dataDir'>): Promise<KeptHeads> => {
  const folder = folderOf(config)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => name.endsWith('.jsonl')).map((name) => readHeads(join(folder, name)))
  const kept = await Promise.all(files)
  return { heads: kept.flatMap(({ heads }) => heads), unread: kept.flatMap(({ unread }) => unread) }
}

/** Sets the heads of a database aside that was emptied, so that they aren't held against the next one. */
export const setHeadsAside = async (config: Pick<Config, 'dataDir'>, now: Instant): Promise<void> => {
  const folder = folderOf(config)
  await rename(folder, `${folder}-until-${now.replaceAll(':', '')}`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
