/** What a building has of the caller: their units, their vehicles, and how it reaches them. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { MyPlace, MyUnit } from '../../../../contract/units/my-place.ts'
import type { CurrentAccount, InBuilding } from '../../../context.ts'
import { selectOwnFacts } from '../present-store.ts'
import { today } from '../residents.ts'
import { stallsHeldBy, withHeld } from '../stalls-held.ts'
import { mayAddVehicle, mayChangeVehicle } from './rules.ts'
import { selectOwnTies, selectOwnVehicles, selectSpaces, type OwnTie } from './store.ts'

/** Somebody who looks after what is theirs. */
export type Oneself = InBuilding & { readonly account: CurrentAccount }

interface Belonging {
  spaces: Awaited<ReturnType<typeof selectSpaces>>
  held: ReadonlyMap<string, string[]>
}

/** A unit by one's ties to it; what belongs to it is there from the first day on. */
const unitOf = (ties: readonly OwnTie[], { spaces, held }: Belonging, day: LocalDate): MyUnit => {
  const { _id, unitNumber, strataLot, unitEntitlement } = ties[0]!.unit
  const isMine = ties.some(({ holds }) => holds)
  const labels = (kind: 'stall' | 'locker') =>
    spaces.filter((space) => space.unitId === _id && space.kind === kind).map(({ label }) => label)
  return {
    _id,
    unitNumber,
    strataLot: isMine ? strataLot : null,
    unitEntitlement: isMine ? unitEntitlement : null,
    stalls: isMine ? withHeld(labels('stall'), held.get(_id)) : [],
    lockers: isMine ? labels('locker') : [],
    ties: ties.map(({ unit: _unit, personId: _person, ...tie }) => tie),
    can: { open: isMine, addVehicle: ties.some((tie) => mayAddVehicle(tie, day)) },
  }
}

/** The caller's units of today and to come, their vehicles, and what the roster keeps to reach them by. */
export const readMyPlace = async (ctx: Oneself): Promise<MyPlace> => {
  const [buildingId, accountId, day] = [ctx.building._id, ctx.account._id, today(ctx)]
  const details = await selectOwnFacts(ctx.db, buildingId, accountId)
  if (details.length === 0) return { inRoster: false, units: [], vehicles: [], details: [] }
  const ties = await selectOwnTies(ctx.db, buildingId, accountId, day)
  const byUnit = Map.groupBy(ties, ({ unit }) => unit._id)
  const spaces = await selectSpaces(ctx.db, buildingId, [...byUnit.keys()])
  const held = await stallsHeldBy(ctx)
  const vehicles = await selectOwnVehicles(ctx.db, buildingId, accountId)
  return {
    inRoster: true,
    units: [...byUnit.values()].map((those) => unitOf(those, { spaces, held }, day)),
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      from: vehicle.from !== null && vehicle.from > day ? vehicle.from : null,
      can: { change: mayChangeVehicle(byUnit.get(vehicle.unitId) ?? [], day) },
    })),
    details,
  }
}
