/** A floor of the building and what stands on it; `floor` is null for units of which no floor is known. */
export interface Floor<T> {
  floor: string | null
  units: T[]
}

const inOrder = new Intl.Collator('en-CA', { numeric: true })

/** How high a floor lies: `PH` above every number, `G`, `L` and `Main` below 1, `P1` and `B1` under the ground. */
const heightOf = (floor: string): number => {
  const number = Number(floor.replace(/\D+/g, ''))
  if (/^(ph|penthouse)/i.test(floor)) return 10_000 + number
  if (/^(p|b|basement)\s*\d*$/i.test(floor)) return -1 - number
  if (/^(g|l|m|ground|lobby|main)\b/i.test(floor)) return 0
  return number
}

const fromTheTop = (a: { floor: string | null }, b: { floor: string | null }): number => {
  if (a.floor === null || b.floor === null) return a.floor === b.floor ? 0 : a.floor === null ? 1 : -1
  return heightOf(b.floor) - heightOf(a.floor) || inOrder.compare(b.floor, a.floor)
}

/** What is known of floors, from the top of the building down; of no floor last. */
export const orderedFloors = <F extends { floor: string | null }>(floors: readonly F[]): F[] =>
  floors.toSorted(fromTheTop)

/** Floors from the top of the building down, as its façade shows them; units of unknown floor come last. */
export const floorsOf = <T extends { floor: string | null; unitNumber: string }>(units: readonly T[]): Floor<T>[] =>
  [...Map.groupBy(units, ({ floor }) => floor?.trim() || null)]
    .map(([floor, here]) => ({
      floor,
      units: here.toSorted((a, b) => inOrder.compare(a.unitNumber, b.unitNumber)),
    }))
    .toSorted(fromTheTop)

/** How a floor is called beside its windows. */
export const floorName = (floor: string | null): string => (floor === null ? 'No floor' : `Floor ${floor}`)

/** Floors as a choice: what stands for each, from the top of the building down. */
export const floorLabels = (floors: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    floorsOf(floors.map((floor) => ({ floor, unitNumber: '' }))).map(({ floor }) => [floor!, floorName(floor)]),
  )
