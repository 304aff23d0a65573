import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isHash, placeOf, type FileStore, type Shard } from './files.ts'

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Level by level: of a disk that can only be read Node's recursive `mkdir` says that the folder does not exist. */
const makeFolder = async (path: string): Promise<void> => {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Copies and hashes on the way, so that what is kept is what was measured. */
const copy = async (from: string, to: FileHandle, sha256: string): Promise<void> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    await to.writeFile(chunk)
  }
  if (hash.digest('hex') !== sha256) throw new Error('The file changed after it was measured.')
  await to.sync()
}

const place = async (from: string, target: string, sha256: string): Promise<void> => {
  const passing = `${target}.${randomUUID()}${unfinished}`
  const handle = await open(passing, 'wx', 0o600)
  try {
    await copy(from, handle, sha256)
    await handle.close()
    await rename(passing, target)
  } catch (error) {
    await handle.close()
    await rm(passing, { force: true })
    throw error
  }
}

const absentIsNull = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** Whether the content is there as it should be: what a disk has damaged is not. */
const holds = async (path: string, sha256: string): Promise<boolean> => {
  if (!(await exists(path))) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex') === sha256
}

const unfinished = '.part'

/** Everything below a shard's folder, two levels down. */
const pathsIn = async (root: string, shard: Shard): Promise<string[]> => {
  const top = join(root, shard)
  const paths: string[] = []
  for (const folder of (await readdir(top).catch(absentIsNull)) ?? [])
    for (const name of (await readdir(join(top, folder)).catch(absentIsNull)) ?? []) paths.push(join(top, folder, name))
  return paths
}

/** Keeps files in a folder of this machine. */
export const openDiskFiles = (root: string): FileStore => {
  const pathOf = (sha256: string) => join(root, ...placeOf(sha256))
  return {
    keep: async (path, sha256) => {
      const target = pathOf(sha256)
      const folder = dirname(target)
      const levels = [folder, dirname(folder), root]
      for (const level of levels.toReversed()) await makeFolder(level)
      if (!(await holds(target, sha256))) await place(path, target, sha256)
      // Also for a file that is there already: whoever placed it may not have come this far.
      for (const level of levels) await syncFolder(level)
    },
    open: async (sha256) => (await open(pathOf(sha256), 'r')).createReadStream(),
    has: (sha256) => exists(pathOf(sha256)),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: async (shard) => {
      const found = []
      for (const path of await pathsIn(root, shard)) {
        const sha256 = basename(path)
        const seen = isHash(sha256) ? await stat(path).catch(absentIsNull) : null
        if (seen) found.push({ sha256, sizeBytes: seen.size, changedAt: seen.mtime.toISOString() })
      }
      return found
    },
    removeUnfinished: async (shard, before) => {
      for (const path of await pathsIn(root, shard)) {
        const seen = path.endsWith(unfinished) ? await stat(path).catch(absentIsNull) : null
        if (seen && seen.mtime.toISOString() < before) await rm(path, { force: true })
      }
    },
  }
}
