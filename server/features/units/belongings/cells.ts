import type { Roster } from '../present-store.ts'
import type { Kept, KeptLink, UnitFacts } from '../record.ts'
import { belongingColumns, type BelongingColumn } from '../roster/columns.ts'
import { writeCell, writeDevice, writeSpace, writeVehicle } from './belongings.ts'

type Lists = Partial<Record<BelongingColumn, string>>

/**
 * What the rows of a unit say of belongings: stalls and lockers in the first row alone, so that changing one cell changes
 * them; vehicles and fobs in the first row of their person, those of nobody in the first row of the unit.
 */
export const belongingCells = ({ spaces, vehicles, devices }: Roster) => {
  const spacesOf = Map.groupBy(spaces, ({ unitId }) => unitId)
  const vehiclesOf = Map.groupBy(vehicles, ({ unitId }) => unitId)
  const devicesOf = Map.groupBy(devices, ({ unitId }) => unitId)
  return ({ _id, extra }: Kept<UnitFacts>, here: readonly KeptLink[]): Lists[] => {
    const present = new Set(here.map(({ personId }) => personId))
    const rows: (KeptLink | null)[] = here.length ? [...here] : [null]
    return rows.map((link, i) => {
      const isTheirFirst = here.findIndex(({ personId }) => personId === link?.personId) === i
      const isOn = ({ personId }: { personId: string | null }) =>
        personId !== null && present.has(personId) ? isTheirFirst && personId === link?.personId : i === 0
      const own = i === 0 ? (spacesOf.get(_id) ?? []) : []
      const written: Record<BelongingColumn, string[]> = {
        parking_stalls: own.filter(({ kind }) => kind === 'stall').map(writeSpace),
        lockers: own.filter(({ kind }) => kind === 'locker').map(writeSpace),
        vehicles: (vehiclesOf.get(_id) ?? []).filter(isOn).map(writeVehicle),
        fobs: (devicesOf.get(_id) ?? []).filter(isOn).map(writeDevice),
      }
      const kept = link?.extra ?? extra
      return Object.fromEntries(belongingColumns.map((column) => [column, writeCell(written[column], kept[column])]))
    })
  }
}
