import type { Audience } from '../../../contract/notices.ts'
import { useAllUnits } from '../units/units.ts'
import { unitsReached } from './reach.ts'

/** How many units a notice would go to; null while that is not known, and for the council. */
export const useReach = (audience: Audience, unitIds: readonly string[]): number | null => {
  const { items, complete } = useAllUnits()
  if (audience === 'specific_units') return unitIds.length
  return complete && items ? (unitsReached(audience, unitIds, items)?.length ?? null) : null
}
