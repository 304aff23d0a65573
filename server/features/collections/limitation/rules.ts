/** How near the end of the time to claim a debt is. */
import type { LimitationWatch } from '../../../../contract/collections/collection.ts'
import type { ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import { limitationCloseMonths } from '../../../../contract/limits/collections.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { limitationOf, plusMonths, type Jurisdiction } from '../../../../law/law.ts'
import { ongoing, type Facts } from '../known.ts'

/** Judges how near the end of the time to claim a debt is on a day; null while it is far, and where no act of ours says. */
export const limitationOn = (
  jurisdiction: Jurisdiction,
  { type, dueOn: due }: { type: ChargeType; dueOn: LocalDate },
  today: LocalDate,
): LimitationWatch | null => {
  const limitation = limitationOf(jurisdiction, type, due)
  if (!limitation || today < limitation.warnFrom) return null
  const { lastOn } = limitation
  const level = today > lastOn ? 'over' : today >= plusMonths(due, limitationCloseMonths) ? 'close' : 'near'
  return { lastOn, level }
}

/**
 * Finds the debt that no claim was filed for whose time to claim ends next; where all such ends are past, the earliest of
 * them.
 */
export const limitationAmong = ({ overdue, actions }: Pick<Facts, 'overdue' | 'actions'>): LimitationWatch | null => {
  const claimed = new Set(ongoing(actions, 'claim').flatMap(({ charges }) => charges.map(({ _id }) => _id)))
  const watched = overdue
    .flatMap(({ _id, limitation }) => (claimed.has(_id) || !limitation ? [] : limitation))
    .toSorted((one, other) => one.lastOn.localeCompare(other.lastOn))
  return watched.find(({ level }) => level !== 'over') ?? watched[0] ?? null
}
