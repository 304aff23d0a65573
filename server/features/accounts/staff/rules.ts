import type { FoundPerson } from '../../../../contract/admin/people.ts'
import { searchLeastChars } from '../../../../contract/limits.ts'

/** What somebody typed to find a person by. */
export type Sought = { email: string } | { digits: string } | { names: readonly string[] }

/** An address where it has an @, a phone number where it has nothing but one, else names or the beginning of an address. */
export const soughtBy = (words: string): Sought => {
  if (words.includes('@')) return { email: words.toLowerCase() }
  const digits = words.replaceAll(/\D/g, '')
  if (digits.length >= searchLeastChars && /^[\d\s()+./-]+$/.test(words)) return { digits }
  return { names: words.split(/\s+/).filter(Boolean) }
}

type Stands = Pick<FoundPerson, 'isStaff' | 'disabled' | 'verified' | 'openSessions' | 'secondFactor'>

/**
 * What staff may do for somebody. Of each other they can only end the sessions: what would let one take over another is
 * left to whoever has the server's command line.
 */
export const helpFor = ({ isStaff, disabled, verified, openSessions, secondFactor }: Stands): FoundPerson['can'] => ({
  sendPasswordLink: !isStaff && !disabled && verified,
  resendVerification: !isStaff && !disabled && !verified,
  signOut: openSessions > 0,
  removeSecondFactor: !isStaff && secondFactor,
})
