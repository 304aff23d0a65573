import { closeSync, constants, openSync } from 'node:fs'
import { parse } from 'node:path'
import type { Account } from './account.ts'

/** How a program of PostgreSQL is set upon its folder. */
export interface Footing {
  /** Who it runs as, where, and with how little environment. */
  options: { cwd: string; env: NodeJS.ProcessEnv; windowsHide: true } & Partial<Account>
  /** The path under which it finds the folder. */
  folder: string
  /** What must follow stdin, stdout and stderr in its stdio. */
  handles: number[]
  close(): void
}

/**
 * Another account than ours may not pass through the folders above this one (/root is closed to all others),
 * so on Linux it is given the open folder itself, as handle 3, and never walks the path.
 */
export function footingOn(folder: string, account: Account | undefined): Footing {
  const { PATH, SystemRoot, TEMP } = process.env
  const env = { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), LC_ALL: 'C' }
  const options = { ...account, cwd: parse(folder).root, env, windowsHide: true } as const
  if (!account || process.platform !== 'linux') return { options, folder, handles: [], close: () => {} }
  const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { options, folder: '/proc/self/fd/3', handles: [handle], close: () => closeSync(handle) }
}
