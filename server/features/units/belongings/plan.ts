import type { LocalDate } from '../../../../contract/time.ts'
import type { Roster } from '../present-store.ts'
import type { DeviceFacts, Kept, KeptLink, SpaceFacts, VehicleFacts } from '../record.ts'
import { headingOf } from '../roster/changes.ts'
import type { Placed } from '../roster/checks.ts'
import type { BelongingColumn } from '../roster/columns.ts'
import {
  deviceKeyOf,
  spaceKeyOf,
  vehicleKeyOf,
  writeCell,
  writeDevice,
  writeSpace,
  writeVehicle,
} from './belongings.ts'

/** A record before and after; null before for a new one, null after for one that goes. */
export interface Turn<Facts> {
  before: Kept<Facts> | null
  after: Kept<Facts> | null
}

/** What an import would write of what belongs to units. */
export interface BelongingsPlan {
  spaces: Turn<SpaceFacts>[]
  vehicles: Turn<VehicleFacts>[]
  devices: Turn<DeviceFacts>[]
}

/** A row that was placed; its fate follows what it says of belongings too. */
export type Standing = Placed & { fate: string }

interface Given {
  present: Roster
  /** Every tie as it would stand afterwards. */
  links: readonly KeptLink[]
  today: LocalDate
  newId(): string
}

/** Says in a row what it changes of a list; a row that changes nothing else becomes an update. */
const tell = (placed: Standing, column: BelongingColumn, before: readonly string[], after: readonly string[]): void => {
  const change = { field: headingOf(column), before: writeCell(before), after: writeCell(after) }
  if (change.before === change.after) return
  placed.read.changes.push(change)
  if (placed.fate === 'unchanged') placed.fate = 'update'
}

/** The stalls or lockers of one unit: what its rows say together is all there is. */
const planSpaces = (
  rows: readonly Standing[],
  standing: readonly Kept<SpaceFacts>[],
  of: { column: 'parking_stalls' | 'lockers'; kind: SpaceFacts['kind']; newId(): string },
): Turn<SpaceFacts>[] => {
  const speakers = rows.filter(({ read }) => read.belongings[of.column] !== undefined)
  const [first] = speakers
  if (!first) return []
  const said = new Map<string, Kept<SpaceFacts>>()
  for (const { read, unitId } of speakers)
    for (const label of read.belongings[of.column]!) {
      const space = { _id: '', unitId, kind: of.kind, label }
      if (!said.has(spaceKeyOf(space))) said.set(spaceKeyOf(space), space)
    }
  const here = new Set(standing.map(spaceKeyOf))
  const gone = standing.filter((space) => !said.has(spaceKeyOf(space)))
  const fresh = [...said.values()].filter((space) => !here.has(spaceKeyOf(space)))
  if (gone.length + fresh.length > 0) {
    const now = [...standing.filter((space) => said.has(spaceKeyOf(space))), ...fresh]
    const isSaidBy = (placed: Standing) => fresh.some(({ label }) => placed.read.belongings[of.column]!.includes(label))
    const teller = speakers.find(isSaidBy) ?? first
    tell(teller, of.column, standing.map(writeSpace), now.map(writeSpace))
  }
  return [
    ...gone.map((before) => ({ before, after: null })),
    ...fresh.map((space) => ({ before: null, after: { ...space, _id: of.newId() } })),
  ]
}

type Owned = VehicleFacts | DeviceFacts

interface Kind<Facts extends Owned, Said> {
  column: 'vehicles' | 'fobs'
  keyOf(one: Said): string
  write(one: Facts): string
  fresh(said: Said, unitId: string, personId: string | null): Facts
}

const vehicleKind: Kind<VehicleFacts, Omit<VehicleFacts, 'unitId' | 'personId'>> = {
  column: 'vehicles',
  keyOf: vehicleKeyOf,
  write: writeVehicle,
  fresh: (said, unitId, personId) => ({ ...said, unitId, personId }),
}
const deviceKind: Kind<DeviceFacts, Omit<DeviceFacts, 'unitId' | 'personId'>> = {
  column: 'fobs',
  keyOf: deviceKeyOf,
  write: writeDevice,
  fresh: (said, unitId, personId) => ({ ...said, unitId, personId }),
}

/** What is said over what stands; a part that is left empty says nothing. */
const over = <Facts extends object>(before: Kept<Facts>, said: object): Kept<Facts> => ({
  ...before,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
})

/** Who lives in or owns a unit now or later. */
const residentsOf = (links: readonly KeptLink[], today: LocalDate): Set<string> =>
  new Set(links.flatMap(({ personId, to }) => (to === null || to >= today ? [personId] : [])))

/**
 * The vehicles or fobs of one unit. A row's cell is all that its person has there; what belongs to nobody, or to somebody
 * of whom the file says nothing, stays. One that stands with a resident goes over to whoever alone names it now.
 */
const planOwned = <Facts extends Owned, Said extends object>(
  rows: readonly Standing[],
  standing: readonly Kept<Facts>[],
  kind: Kind<Facts, Said>,
  { residents, newId }: { residents: ReadonlySet<string>; newId(): string },
): Turn<Facts>[] => {
  const saidBy = ({ read }: Standing) => (read.belongings[kind.column] ?? []) as unknown as Said[]
  const speakers = rows.filter(({ read }) => read.belongings[kind.column] !== undefined)
  if (speakers.length === 0) return []
  const key = (one: Kept<Facts>) => kind.keyOf(one as unknown as Said)
  const named = Map.groupBy(
    speakers.flatMap((placed) => saidBy(placed).map((said) => ({ placed, said }))),
    ({ said }) => kind.keyOf(said),
  )
  const known = new Map(standing.map((one) => [key(one), one]))
  const turns: Turn<Facts>[] = []
  const now = new Map(known)
  for (const [name, namings] of named) {
    const { placed, said } = namings[0]!
    const before = known.get(name)
    if (!before) {
      const fresh = { ...kind.fresh(said, placed.unitId, placed.person?._id ?? null), _id: newId() }
      turns.push({ before: null, after: fresh })
      now.set(name, fresh)
      continue
    }
    const stays =
      before.personId === null ||
      !residents.has(before.personId) ||
      namings.some((naming) => naming.placed.person?._id === before.personId)
    const personId = stays ? before.personId : (placed.person?._id ?? before.personId)
    const after = { ...over(before, said), personId }
    if (JSON.stringify(after) !== JSON.stringify(before)) turns.push({ before, after })
    now.set(name, after)
  }
  const speaking = new Set(speakers.flatMap(({ person }) => person?._id ?? []))
  for (const [name, before] of known)
    if (!named.has(name) && before.personId !== null && speaking.has(before.personId)) {
      turns.push({ before, after: null })
      now.delete(name)
    }
  for (const placed of speakers) {
    const own = new Set(saidBy(placed).map((said) => kind.keyOf(said)))
    const texts = (all: ReadonlyMap<string, Kept<Facts>>) =>
      [...all]
        .filter(([name, { personId }]) => own.has(name) || (personId !== null && personId === placed.person?._id))
        .map(([, one]) => kind.write(one))
    tell(placed, kind.column, texts(known), texts(now))
  }
  return turns
}

const named = (text: string) => `“${text}”`

/** A fob is out once: one that stands at another unit is not given out again while it does. */
const refuseDevicesElsewhere = (placed: readonly Standing[], { present }: Given, turns: Turn<DeviceFacts>[]): void => {
  const numbers = new Map(present.units.map(({ _id, unitNumber }) => [_id, unitNumber]))
  const gone = new Set(turns.flatMap(({ before, after }) => (before && !after ? [before._id] : [])))
  const out = new Map(present.devices.filter(({ _id }) => !gone.has(_id)).map((one) => [deviceKeyOf(one), one.unitId]))
  for (const { before, after } of turns) {
    if (before || !after) continue
    const elsewhere = out.get(deviceKeyOf(after))
    if (elsewhere === undefined) {
      out.set(deviceKeyOf(after), after.unitId)
      continue
    }
    const isIts = ({ kind, serial }: Pick<DeviceFacts, 'kind' | 'serial'>) =>
      deviceKeyOf({ kind, serial }) === deviceKeyOf(after)
    const row = placed.find(({ unitId, read }) => unitId === after.unitId && read.belongings.fobs?.some(isIts))
    const at = numbers.get(elsewhere) ?? 'another unit in this file'
    row?.read.errors.push(`The ${after.kind} ${named(after.serial)} is issued to ${at}; it can be issued only once.`)
  }
}

const warnOfEnds = (placed: readonly Standing[], turns: readonly Turn<DeviceFacts>[]): void => {
  for (const { before, after } of turns) {
    if (!before || after) continue
    const row = placed.find(
      ({ unitId, person, read }) =>
        unitId === before.unitId && person?._id === before.personId && read.belongings.fobs !== undefined,
    )
    row?.read.warnings.push(
      `The ${before.kind} ${named(before.serial)} is no longer listed, so it counts as deactivated.`,
    )
  }
}

/** Compares what the rows say of stalls, lockers, vehicles and fobs with what stands at each unit. */
export const planBelongings = (placed: readonly Standing[], given: Given): BelongingsPlan => {
  const { present, links, today, newId } = given
  const plan: BelongingsPlan = { spaces: [], vehicles: [], devices: [] }
  const [spaces, vehicles, devices, ties] = [present.spaces, present.vehicles, present.devices, links].map((records) =>
    Map.groupBy<string, { unitId: string }>(records, ({ unitId }) => unitId),
  ) as unknown as [
    Map<string, Kept<SpaceFacts>[]>,
    Map<string, Kept<VehicleFacts>[]>,
    Map<string, Kept<DeviceFacts>[]>,
    Map<string, KeptLink[]>,
  ]
  for (const [unitId, rows] of Map.groupBy(placed, (one) => one.unitId)) {
    if (rows.every(({ read }) => Object.keys(read.belongings).length === 0)) continue
    const own = spaces.get(unitId) ?? []
    const ofKind = (kind: SpaceFacts['kind']) => own.filter((space) => space.kind === kind)
    plan.spaces.push(
      ...planSpaces(rows, ofKind('stall'), { column: 'parking_stalls', kind: 'stall', newId }),
      ...planSpaces(rows, ofKind('locker'), { column: 'lockers', kind: 'locker', newId }),
    )
    const by = { residents: residentsOf(ties.get(unitId) ?? [], today), newId }
    plan.vehicles.push(...planOwned(rows, vehicles.get(unitId) ?? [], vehicleKind, by))
    plan.devices.push(...planOwned(rows, devices.get(unitId) ?? [], deviceKind, by))
  }
  refuseDevicesElsewhere(placed, given, plan.devices)
  warnOfEnds(placed, plan.devices)
  return plan
}
