import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { StartRefused } from './refusal.ts'

/** The unprivileged account that PostgreSQL runs as when this process is root, which PostgreSQL refuses. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Chooses the account for a cluster: who owns the one that is there, or else an account the system has anyway.
 * @returns undefined when this process is not root and PostgreSQL runs as the same user.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartRefused(
    'PostgreSQL doesn’t run as root, and this system has no account named postgres: start Parapet as an ordinary user.',
  )
}

/** Hands a file or folder to the account, if there is one. */
export function give(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Whether the account can run the program: asked of the system, which alone knows every rule. */
export function canRun(program: string, account: Account | undefined): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$0"', program], { ...account, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
