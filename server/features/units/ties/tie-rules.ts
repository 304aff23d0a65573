import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { TieChange } from '../../../../contract/units/ties.ts'
import { holdsOn } from '../rules.ts'

/** A tie as it stands. */
export interface StandingTie {
  role: LinkRole
  from: LocalDate | null
  to: LocalDate | null
}

export interface TieFault {
  field: 'from' | 'to' | 'sharePercent' | 'formKReceivedOn' | 'leaseEndsOn'
  message: string
}

const endFault = ({ role, to: before }: StandingTie, to: LocalDate | null, today: LocalDate): string | null => {
  if (to === before) return null
  const isOver = before !== null && before < today
  if (isOver)
    return to !== null && to < today ? null : 'This period is over; when someone returns, record a new move-in or sale'
  // An agent neither owns nor lives here, so nothing else ends with them.
  if (role === 'agent') return null
  return role === 'owner'
    ? 'An ownership ends with a sale; record it there'
    : 'This ends with a move-out; record it there'
}

const startFault = (tie: StandingTie, from: LocalDate | null, today: LocalDate): string | null =>
  holdsOn(tie, today) && from !== null && from > today
    ? 'This period has already started, so its first day can’t be in the future'
    : null

/** What is wrong with putting a tie right; nothing where it may be written. Ending one ends rights, by a sale or a move. */
export const tieFaults = (tie: StandingTie, change: Omit<TieChange, 'version'>, today: LocalDate): TieFault[] => {
  const faults: [TieFault['field'], string | null][] = [
    ['from', startFault(tie, change.from, today)],
    ['to', endFault(tie, change.to, today)],
    ['sharePercent', tie.role !== 'owner' && change.sharePercent !== null ? 'Only owners have a share' : null],
    ['formKReceivedOn', tie.role !== 'tenant' && change.formKReceivedOn !== null ? 'Only tenants sign this' : null],
    [
      'formKReceivedOn',
      change.formKReceivedOn !== null && change.formKReceivedOn > today ? 'This date is in the future' : null,
    ],
    ['leaseEndsOn', tie.role !== 'tenant' && change.leaseEndsOn !== null ? 'Only tenants have a lease' : null],
  ]
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
