/** Whose access may be ended by hand, and what is left of it: pure, and held by a table. */
import type { Role } from '../../../../contract/roles.ts'
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { firstDayWithout, type Period } from '../moves/judging.ts'
import { mayEnd, ranks, roleByTies, type Recorder } from '../moves/rules.ts'
import { holdsOn } from '../rules.ts'

export interface Access {
  /** What the account may do in the building; null without an account there. */
  role: Role | null
  /** The ties that hold today, in all units of the building. */
  ties: readonly LinkRole[]
  /** Whether it is the caller's own. */
  own: boolean
  /** Whether nobody would manage the building without them. */
  last: boolean
}

/** `none`: there is nothing to end; `tied`: a sale or a move ends it. */
export type WhyNot = 'none' | 'own' | 'above' | 'tied' | 'lastManager'
export type Ending = { becomes: Role | null; whyNot: null } | { whyNot: WhyNot }

/**
 * What ending somebody's access comes to: nothing is left of it, or the lower role that their ties give. Whom a tie of
 * today holds in their role leaves by a sale or a move; nobody ends rights above their own, their own, or the last manager's.
 */
export const endingOf = (by: Recorder, { role, ties, own, last }: Access): Ending => {
  if (role === null) return { whyNot: 'none' }
  if (own) return { whyNot: 'own' }
  if (!mayEnd(by, role)) return { whyNot: 'above' }
  const becomes = roleByTies(ties)
  if (becomes !== null && ranks[becomes] >= ranks[role]) return { whyNot: 'tied' }
  return last ? { whyNot: 'lastManager' } : { becomes, whyNot: null }
}

/**
 * How ties hold somebody on a day: null where none does, else the last day before the first on which none does, or null
 * where no end is in sight.
 */
export const heldUntil = (ties: readonly Period[], day: LocalDate): { last: LocalDate | null } | null => {
  if (!ties.some((tie) => holdsOn(tie, day))) return null
  const first = firstDayWithout(ties, day)
  return { last: first && addDays(first, -1) }
}
