import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settle, startLockIn } from './folder.ts'
import { tryLock } from './lock.ts'

const lockModule = fileURLToPath(new URL('lock.ts', import.meta.url))
/** Whether a process of its own can take the lock. */
const anotherTakes = (file: string): boolean =>
  spawnSync(process.execPath, [
    '-e',
    `import(${JSON.stringify(lockModule)}).then(({ tryLock }) => process.exit(tryLock(${JSON.stringify(file)}) ? 0 : 1))`,
  ]).status === 0

test('a lock that this process holds outlives another settling of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-folder-'))
  const lock = startLockIn(settle(folder).path)
  const held = tryLock(lock)
  settle(folder)
  expect(anotherTakes(lock)).toBe(false)
  held?.release()
  expect(anotherTakes(lock)).toBe(true)
  rmSync(folder, { recursive: true })
})
