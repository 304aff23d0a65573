import type { PlatformRole, Role } from '../../../contract/roles.ts'
import {
  managementIdleMostMs,
  managementSessionMostMs,
  residentIdleMostMs,
  residentSessionMostMs,
  signInFreeAttempts,
  signInWaitFirstMs,
  signInWaitMostMs,
  superadminIdleMostMs,
} from '../../../contract/limits.ts'
import { guessesFree, guessWaitFirstMs, guessWaitMostMs } from '../../../contract/limits/accounts.ts'

/** How long a session may be idle and may live: the strictest of what the account may do. */
export const sessionLimitsFor = (platformRole: PlatformRole, roles: readonly Role[]) => {
  if (platformRole === 'superadmin') return { idleMs: superadminIdleMostMs, longestMs: managementSessionMostMs }
  if (roles.includes('management')) return { idleMs: managementIdleMostMs, longestMs: managementSessionMostMs }
  return { idleMs: residentIdleMostMs, longestMs: residentSessionMostMs }
}

/** Milliseconds to wait after so many failures in a row: none at first, then doubling up to the most. */
export const waitAfterMs = (failures: number): number =>
  failures < signInFreeAttempts
    ? 0
    : Math.min(signInWaitFirstMs * 2 ** (failures - signInFreeAttempts), signInWaitMostMs)

/** Answers how long browsers that do not know an account wait between two tries, by their failures. */
export const guessWaitMs = (failures: number): number =>
  failures < guessesFree ? 0 : Math.min(guessWaitFirstMs * 2 ** (failures - guessesFree), guessWaitMostMs)

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
const nameIn = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** A browser in words a person knows: `Chrome on Windows`. */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent) ?? 'A browser', nameIn(systems, userAgent)].filter(Boolean).join(' on ')
