import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { placeOf, type FileStore } from './files.ts'

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
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
  const passing = `${target}.${randomUUID()}.part`
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

/** Keeps files in a folder of this machine. */
export const openDiskFiles = (root: string): FileStore => {
  const pathOf = (sha256: string) => join(root, ...placeOf(sha256))
  return {
    keep: async (path, sha256) => {
      const target = pathOf(sha256)
      const folder = dirname(target)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (!(await exists(target))) await place(path, target, sha256)
      // Also for a file that is there already: whoever placed it may not have come this far.
      for (const level of [folder, dirname(folder), root]) await syncFolder(level)
    },
    open: async (sha256) => (await open(pathOf(sha256), 'r')).createReadStream(),
    has: (sha256) => exists(pathOf(sha256)),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}
