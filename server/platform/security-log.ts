import { appendFile, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { securityLogKeptDays } from '../../contract/limits/accounts.ts'
import type { Instant } from '../../contract/time.ts'

/** One attempt at something that keeps people out, and what became of it. */
export interface SecurityEntry {
  readonly at: Instant
  /** The attempt by its route's word, or `permission` where a call was refused for lack of one. */
  readonly attempt: string
  /** `accepted`, `asked` where that is all anybody can know, or the code of the refusal. */
  readonly outcome: string
  /** The caller's own address, in clear: without it nobody could keep an attacker out. */
  readonly address: string
  /** The same as counters of attempts know it: of an IPv6 address its network. */
  readonly network: string
  readonly accountId: string | null
  /** The route, by its method and pattern. */
  readonly route: string
  readonly requestId: string
  /** How many more like it there were since the last line: in a summary alone. */
  readonly more?: number
}

/** Keeps security entries apart from every other log, which holds no addresses of callers. */
export interface SecurityLog {
  write(entry: SecurityEntry): void
  /** Resolves when everything written so far is in the file. */
  close(): Promise<void>
}

const fileName = 'security.log'
const keptName = /^security-(\d{4}-\d{2}-\d{2})\.log$/

/** Formats an entry as one line, which the fail2ban filter in docs/fail2ban reads. */
export const lineOf = (entry: SecurityEntry): string => {
  const { at, attempt, outcome, address, accountId, route, requestId, more } = entry
  const result = outcome === 'accepted' || outcome === 'asked' ? outcome : `refused (${outcome})`
  const counted = more === undefined ? '' : ` more=${more}`
  return `${at} parapet: ${attempt} ${result} address=${address} account=${accountId ?? '-'} route=${route} request=${requestId}${counted}\n`
}

const dayOf = (at: string) => at.slice(0, 10)

/** Deletes the files of days that ended longer ago than entries are kept. */
const deleteOld = async (folder: string, today: string): Promise<void> => {
  const oldest = dayOf(new Date(Date.parse(today) - securityLogKeptDays * 86_400_000).toISOString())
  for (const name of await readdir(folder)) {
    const [, day] = keptName.exec(name) ?? []
    if (day !== undefined && day < oldest) await rm(join(folder, name), { force: true })
  }
}

/** Moves a file to the name of its day; what stands there already, after a clock was put back, stays before it. */
const setAside = async (file: string, kept: string): Promise<void> => {
  const isThere = await stat(kept).then(
    () => true,
    () => false,
  )
  if (!isThere) return rename(file, kept)
  await appendFile(kept, await readFile(file))
  await rm(file)
}

/**
 * Opens the security log of a folder: `security.log` for today, readable by its owner alone, and a file for each earlier day,
 * for 30 days. A log that cannot be written is reported and never fails a call.
 */
export const openSecurityLog = (folder: string, onError: (error: Error) => void): SecurityLog => {
  const file = join(folder, fileName)
  let day: string | undefined
  let written = Promise.resolve()

  /** Sets the file of an earlier day aside when the first entry of another one comes. */
  const turnTo = async (today: string): Promise<void> => {
    const begun =
      day ??
      (await stat(file).then(
        ({ mtime }) => dayOf(mtime.toISOString()),
        () => today,
      ))
    if (begun < today) await setAside(file, join(folder, `security-${begun}.log`))
  }
  const append = async (entry: SecurityEntry): Promise<void> => {
    const today = dayOf(entry.at)
    await turnTo(today)
    await appendFile(file, lineOf(entry), { mode: 0o600 })
    if (day === today) return
    day = today
    await deleteOld(folder, today)
  }
  return {
    write: (entry) => {
      written = written.then(() => append(entry)).catch(onError)
    },
    close: () => written,
  }
}
