/** A disk that is full, and a file store that can only be read: on small file systems in memory, which root may mount. */
import { execFile } from 'node:child_process'
import { open, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { notices } from '../../../contract/notices.ts'
import { headersOf } from '../../../server/survival/writers.ts'
import type { Fault } from './fault.ts'
import type { Setting } from './setting.ts'

const run = promisify(execFile)
const smallDisk = '400m'
const fullMs = 15_000

const rootOnly = () =>
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root on Linux may mount a small disk'

/** Mounts a small disk on a folder; answers how to take it away. */
export const mountSmallDisk = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk}`, 'tmpfs', folder])
  return async () => {
    await run('umount', ['-l', folder])
  }
}

/** Writes into a file until the disk takes no more. */
const fillUp = async (path: string): Promise<void> => {
  const file = await open(path, 'w')
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2))
      for (let full = false; !full;)
        full = await file.write(Buffer.alloc(size)).then(
          () => false,
          () => true,
        )
  } finally {
    await file.close()
  }
}

const fullDisk: Fault = {
  name: 'disk full for 15 s and freed',
  onSmallDisk: true,
  missing: rootOnly,
  inject: async (setting) => {
    const filler = join(setting.folder, 'filler')
    await fillUp(filler)
    await pause(fullMs)
    await rm(filler)
    return Date.now()
  },
}

const upload = async ({ door }: Setting): Promise<number> => {
  const form = new FormData()
  form.append('title', 'With a file')
  form.append('content', '<p>With a file.</p>')
  form.append('files', new Blob([crypto.randomUUID()]), 'a.txt')
  const answer = await fetch(door.address + notices.create.path, {
    method: 'POST',
    headers: headersOf(door),
    body: form,
  })
  return answer.status
}

const readOnlyFiles: Fault = {
  name: 'file store read-only, uploads refused and taken again',
  missing: rootOnly,
  inject: async (setting) => {
    const files = join(setting.data, 'files')
    const unmount = await mountSmallDisk(files)
    try {
      await run('mount', ['-o', 'remount,ro', files])
      const refused = await upload(setting)
      await run('mount', ['-o', 'remount,rw', files])
      const taken = await upload(setting)
      if (refused !== 503 || taken !== 200)
        throw new Error(`An upload was answered ${refused} while the disk was read-only, and ${taken} after it.`)
      return Date.now()
    } finally {
      await unmount()
    }
  },
}

export const diskFaults: readonly Fault[] = [fullDisk, readOnlyFiles]
