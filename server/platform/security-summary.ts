import { securityCallersMost, securitySummaryEveryMs } from '../../contract/limits/accounts.ts'
import type { SecurityEntry, SecurityLog } from './security-log.ts'

/** Turned away before anything was judged: a caller can bring these about as often as they like. */
const turnedAway = new Set(['LIMIT_REACHED', 'UNAVAILABLE'])
const repeats = ({ attempt, outcome }: SecurityEntry) => attempt === 'permission' || turnedAway.has(outcome)

const keyOf = ({ attempt, outcome, network, accountId, route }: SecurityEntry) =>
  [attempt, outcome, network, accountId, route].join(' ')

/**
 * Keeps a security log short while callers are turned away over and over: the first of a kind is written at once, the others
 * within a minute as one line that counts them. Failed attempts, which fail2ban counts, are all written.
 */
export const summarising = (log: SecurityLog): SecurityLog => {
  const seen = new Map<string, { last: SecurityEntry; more: number }>()
  let timer: NodeJS.Timeout | undefined

  const summarise = () => {
    clearTimeout(timer)
    timer = undefined
    for (const { last, more } of seen.values()) if (more > 0) log.write({ ...last, more })
    seen.clear()
  }
  const count = (entry: SecurityEntry): void => {
    timer ??= setTimeout(summarise, securitySummaryEveryMs).unref()
    const known = seen.get(keyOf(entry))
    // Of more callers than anybody would look at, a number is enough.
    const isOther = !known && seen.size >= securityCallersMost
    const last = isOther ? { ...entry, address: 'others', network: 'others', accountId: null } : entry
    const before = isOther ? seen.get(keyOf(last)) : known
    if (!before && !isOther) log.write(entry)
    seen.set(keyOf(last), { last, more: before ? before.more + 1 : isOther ? 1 : 0 })
  }
  return {
    write: (entry) => (repeats(entry) ? count(entry) : log.write(entry)),
    close: async () => {
      summarise()
      await log.close()
    },
  }
}
