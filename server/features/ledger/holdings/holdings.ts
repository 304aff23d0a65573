/** Who owes what a unit is charged: holdings made from the roster, so that a buyer never sees what the seller owes. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { settlingOf, type Holding } from './rules.ts'
import { holdBooks } from '../store.ts'
import { selectHoldingsOn, selectUnitsHeld, writeHoldings, type HoldingToKeep } from './store.ts'

const isAsBefore = (holdings: readonly Holding[], { _id, from, to, people }: HoldingToKeep): boolean =>
  holdings.some(
    (one) => one._id === _id && one.from === from && one.to === to && one.people.join() === people.toSorted().join(),
  )

/**
 * Settles the holdings of the building, or of one unit, with their owners as the roster has them today. A unit where a
 * holding would have to go for which something was entered is left as it is; answers the numbers of those units.
 */
export const settleHoldings = (ctx: InBuilding, unitId: string | null = null): Promise<string[]> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await holdBooks(tx.db, buildingId)
    const kept: HoldingToKeep[] = []
    const dropped: string[] = []
    const unsettled: string[] = []
    for (const unit of await selectUnitsHeld(tx.db, buildingId, unitId)) {
      const settling = settlingOf(unit.holdings, unit.owned)
      if (!settling) unsettled.push(unit.unitNumber)
      const holdings = (settling?.kept ?? []).map(({ _id, ...period }) => ({
        ...period,
        _id: _id ?? newId(Date.parse(tx.now)),
        unitId: unit.unitId,
      }))
      kept.push(...holdings.filter((holding) => !isAsBefore(unit.holdings, holding)))
      dropped.push(...(settling?.dropped ?? []))
    }
    if (kept.length + dropped.length > 0) await writeHoldings(tx.db, buildingId, { kept, dropped, at: tx.now })
    return unsettled
  })

/** Finds the holding of each unit on a day, by unit; a unit of which no owner was ever known has none. */
export const holdingsOn = (ctx: InBuilding, day: LocalDate): Promise<ReadonlyMap<string, string>> =>
  selectHoldingsOn(ctx.db, ctx.building._id, day)
