import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '../../context.ts'
import { noteContent } from './content-store.ts'

/** A content in the file store that nothing refers to yet. */
export interface KeptContent {
  sha256: string
  sizeBytes: number
}

/**
 * Brings what was drawn into the file store. Call it before the transaction that refers to it; what nothing refers to
 * then is swept.
 */
export const keepContent = async (ctx: Ctx, content: Buffer): Promise<KeptContent> => {
  const kept = { sha256: createHash('sha256').update(content).digest('hex'), sizeBytes: content.length }
  // The file store takes files that lie on this machine.
  const folder = join(ctx.config.dataDir, 'tmp', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const path = join(folder, kept.sha256)
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    await noteContent(ctx.db, kept, ctx.now)
    await ctx.files.keep(path, kept.sha256)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return kept
}
