import { ledger } from '../../../../contract/ledger.ts'
import { parking } from '../../../../contract/parking.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import type { World } from '../../../testing/world.ts'

/** Stalls of a building to rent out, and what was charged for stalls. */
export const openRentals = async (world: World, building: 'harbour' | 'prairie' = 'harbour') => {
  const mandeep = await world.as('mandeep', building)
  const { query, inside, unitIdOf, sell, addUnowned, close } = withBudgets(world, mandeep)
  let number = 11
  /** Rents a new stall to a unit: P1-12, then P1-13. */
  const rent = async (unit: string, more: object = {}): Promise<Stall> => {
    const stall = await mandeep.call(parking.addStall, { body: { level: 'P1', number: String((number += 1)) } })
    const terms = { basis: 'rented', feeCents: 4500, authority: 'Bylaw 31', from: '2026-11-01', until: '2027-10-31' }
    const unitId = await unitIdOf(unit)
    return mandeep.call(parking.assignStall, {
      params: { id: stall._id },
      body: { ...terms, unitId, version: stall.version, ...more } as never,
    })
  }
  /** Ends the only assignment of a stall with its last day. */
  const end = async (stall: Stall, on: string): Promise<Stall> => {
    const { _id: assignmentId, version } = stall.assignments[0]!
    return mandeep.call(parking.endAssignment, {
      params: { id: stall._id, assignmentId },
      body: { on, reason: 'Sold the car', version },
    })
  }
  /** Has rents charged from a month on; null for not at all. */
  const chargeFrom = async (stallRentsFrom: string | null): Promise<void> => {
    const { version } = await mandeep.call(ledger.books)
    await mandeep.call(ledger.booksStep, {
      body: { step: 'setAutomatic', bookings: false, stallRentsFrom, version },
    })
  }
  /** What was charged for stalls: the unit, one of its owners then, the due day and the words. */
  const charged = async (): Promise<string[]> =>
    (
      await query(
        `select concat_ws(' | ', u.unit_number, min(p.name), i.due_on, i.words) as said
         from ledger_items i join ledger_holdings h on h.id = i.holding_id join units u on u.id = h.unit_id
         join ledger_holders o on o.holding_id = h.id join people p on p.id = o.person_id
         where i.type = 'stallRent' group by i.id, u.unit_number order by i.due_on, u.unit_number, i.words`,
      )
    ).map(({ said }) => said)
  return { mandeep, query, inside, unitIdOf, sell, addUnowned, close, rent, end, chargeFrom, charged }
}

export type Rentals = Awaited<ReturnType<typeof openRentals>>
