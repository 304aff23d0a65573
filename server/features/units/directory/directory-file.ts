import { pageMost } from '../../../../contract/limits.ts'
import { unitsShownMost } from '../../../../contract/limits/units.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import { formatPhone } from '../../../../contract/text.ts'
import { linkRoleLabels, lotHeading, unitStateLabels } from '../../../../contract/unit-words.ts'
import type { DirectoryFilter, NeighbourFilter, NeighbourUnit } from '../../../../contract/units/directory.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { csvFile, type Cell } from '../../../platform/csv.ts'
import { today } from '../residents.ts'
import { atDay } from './narrowing.ts'
import { selectDirectory, type ReachablePerson, type ReachableUnit } from './directory-store.ts'
import { listNeighbours } from './neighbours.ts'

/** All pages of a list, one after the other: a statement never reads more than a page. */
const everyPage = async <T>(read: (cursor?: string) => Promise<Page<T>>): Promise<T[]> => {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await read(cursor)
    all.push(...items)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined && all.length < unitsShownMost)
  return all
}

const phoneCell = (phone: string | null = null) => phone && formatPhone(phone)

const unitCells = (unit: ReachableUnit): Cell[] => [
  unit.unitNumber,
  unit.floor,
  unit.unitType,
  unit.strataLot,
  unit.unitEntitlement,
  unitStateLabels[unit.state],
  unit.stalls.join('; '),
  unit.lockers.join('; '),
]
const personCells = (person: ReachablePerson): Cell[] => [
  linkRoleLabels[person.role],
  person.name,
  person.sharePercent,
  person.livesHere,
  person.isCouncil,
  person.email,
  phoneCell(person.phone),
]
const rowsOf = (unit: ReachableUnit): Cell[][] =>
  unit.people.length === 0
    ? [unitCells(unit)]
    : unit.people.map((person) => [...unitCells(unit), ...personCells(person)])

const nameOf = (ctx: InBuilding, what: string) => `${ctx.building.name} ${what} ${today(ctx)}.csv`

/** The managers' directory as it is narrowed, a row for each person of a unit; a unit without anybody has one too. */
export const exportDirectory = async (ctx: InBuilding, { query }: { query: DirectoryFilter }): Promise<Download> => {
  const { lot, entitlement } = labelsFor(ctx.building.jurisdiction)
  const head = ['Unit', 'Floor', 'Type', lotHeading(lot), entitlement.One, 'Occupancy', 'Stalls', 'Lockers']
  const ofPeople = ['Role', 'Name', 'Share %', 'Lives here', 'Council', 'Email', 'Phone']
  const units = await everyPage((cursor) =>
    selectDirectory(ctx.db, ctx.building._id, atDay(ctx), { ...query, cursor, limit: pageMost }, { reachable: true }),
  )
  const width = head.length + ofPeople.length
  const padded = (cells: Cell[]) => [...cells, ...Array.from<Cell>({ length: width - cells.length }).fill(null)]
  return csvFile([[...head, ...ofPeople], ...units.flatMap(rowsOf).map(padded)], nameOf(ctx, 'directory'))
}

const neighbourRows = ({ unitNumber, floor, people }: NeighbourUnit): Cell[][] =>
  people.length === 0
    ? [[unitNumber, floor, null, null, null]]
    : people.map(({ name, email, phone }) => [unitNumber, floor, name, email, phoneCell(phone)])

/** The directory as the caller sees it, as it is narrowed; 403 to visitors. */
export const exportNeighbours = async (ctx: Member, { query }: { query: NeighbourFilter }): Promise<Download> => {
  const units = await everyPage((cursor) => listNeighbours(ctx, { query: { ...query, cursor, limit: pageMost } }))
  const head = ['Unit', 'Floor', 'Name', 'Email', 'Phone']
  return csvFile([head, ...units.flatMap(neighbourRows)], nameOf(ctx, 'neighbours'))
}
