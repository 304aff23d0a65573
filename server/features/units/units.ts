/** Units, the people of a building, and who owns, rents and lives where for which time. */
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { LinkRole, UnitSummary } from '../../../contract/units.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, Invalid, NotFound } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { countRows, type UnitFigures } from './figures-store.ts'
import { endTie, selectOpenLink, selectPair, selectUnitsAmong } from './links-store.ts'
import { noPersonFacts, noUnitFacts, type PersonFacts, type UnitFacts } from './record.ts'
import { today } from './residents.ts'
import { insertUnits } from './roster/store.ts'
import { nameOf } from './rules.ts'
import { selectUnits } from './store.ts'
import { selectWrittenTo, type UnitWrittenTo } from './written-to-store.ts'
import { writePerson, writeTie, type TieStart } from './write-roster.ts'

export { unitsToday } from './agenda.ts'
export { createUnits } from './create-units.ts'
export { importRosterText, type ImportReport } from './roster/import.ts'
export { rememberedFigures, type UnitFigures } from './figures-store.ts'
export { matchPeople } from './match-people.ts'
export { unitNames } from './names-store.ts'
export { settleCouncil, wordTerms } from './council/council.ts'
export { wordMoves } from './moves/moves.ts'
export { selectTiesOfAccount as tiesOfAccount } from './residents-store.ts'
export { homesFirst, linksOfAccount, residentsOf } from './residents.ts'
export { exportRoster, rosterTemplate } from './roster/export.ts'
export { selectOpenings as openingsInRoster } from './roster/openings-store.ts'
export { doorOf } from './rules.ts'
export { tiePerson } from './tie-person.ts'
export type { PersonWrittenTo, UnitWrittenTo } from './written-to-store.ts'

/** The units of the building in the order of their numbers, with who owns and who rents them today. */
export const listUnits = (
  ctx: InBuilding,
  { query }: { query: Paging & { floor?: string | undefined } },
): Promise<Page<UnitSummary>> => selectUnits(ctx.db, ctx.building._id, query, today(ctx))

/** The building's figures of today, counted anew; the next one who asks finds them remembered. */
export const countFigures = (ctx: InBuilding): Promise<UnitFigures> => countRows(ctx.db, ctx.building._id, today(ctx))

/** The units of these ids with their numbers; 404 if one of them is not of this building. */
export const requireUnits = async (
  ctx: InBuilding,
  unitIds: readonly string[],
): Promise<{ _id: string; unitNumber: string }[]> => {
  const found = await selectUnitsAmong(ctx.db, ctx.building._id, unitIds)
  if (found.length < new Set(unitIds).size) throw NotFound()
  return found
}

/** Units with everybody who owns, rents or lives there today, and how letters may reach them; 404 as above. */
export const unitsWrittenTo = async (ctx: InBuilding, unitIds: readonly string[]): Promise<UnitWrittenTo[]> => {
  const found = await selectWrittenTo(ctx.db, ctx.building._id, today(ctx), unitIds)
  if (found.length < new Set(unitIds).size) throw NotFound()
  return found
}

/** Adds a unit; 409 where its number is taken. Answers its id. */
export const createUnit = async (
  ctx: InBuilding,
  facts: Pick<UnitFacts, 'unitNumber'> & Partial<UnitFacts>,
): Promise<string> => {
  const unit = { ...noUnitFacts, ...facts, _id: newId(Date.parse(ctx.now)) }
  try {
    await inTransaction(ctx, async (tx) => {
      await insertUnits(tx.db, tx.building._id, [unit], tx.now)
      const { _id: subjectId, ...after } = unit
      await recordChange(tx, { subject: 'unit', subjectId, buildingId: tx.building._id, action: 'created', after })
    })
  } catch (error) {
    if (violates(error, 'units_number')) throw Conflict(`Unit ${unit.unitNumber} already exists.`)
    throw error
  }
  return unit._id
}

/** Adds a person to the building; 409 where somebody has this e-mail and name. Answers the id. */
export const addPerson = async (ctx: InBuilding, facts: Partial<PersonFacts>): Promise<string> => {
  const name = nameOf({ ...noPersonFacts, ...facts })
  if (!name) throw Invalid('Enter a name or a company.')
  try {
    return await inTransaction(ctx, (tx) => writePerson(tx, facts))
  } catch (error) {
    if (violates(error, 'people_same')) throw Conflict(`${name} is already in this building.`)
    throw error
  }
}

const startLink = async (ctx: InBuilding, role: LinkRole, start: TieStart): Promise<string> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await selectPair(tx.db, tx.building._id, start.unitId, start.personId))) throw NotFound()
      return writeTie(tx, role, start)
    })
  } catch (error) {
    if (violates(error, 'ownerships_one_current') || violates(error, 'tenancies_one_current'))
      throw Conflict('This person is already linked to the unit.')
    throw error
  }
}

/** A person comes to own a unit, or a share of it. Answers the ownership's id. */
export const startOwnership = (ctx: InBuilding, start: TieStart): Promise<string> => startLink(ctx, 'owner', start)

/** A person rents a unit, lives in it, or acts for its owner. Answers the tenancy's id. */
export const startTenancy = (
  ctx: InBuilding,
  { kind, ...start }: Omit<TieStart, 'sharePercent'> & { kind: Exclude<LinkRole, 'owner'> },
): Promise<string> => startLink(ctx, kind, start)

const endLink = (ctx: InBuilding, table: 'ownerships' | 'tenancies', { id, to }: { id: string; to: LocalDate }) =>
  inTransaction(ctx, async (tx) => {
    const link = await selectOpenLink(tx.db, tx.building._id, table, id)
    if (!link) throw NotFound()
    if (link.from !== null && link.from > to) throw Invalid(`The last day is before the first, ${link.from}.`)
    if (!(await endTie(tx.db, tx.building._id, table, id, to))) throw NotFound()
    await recordChange(tx, {
      subject: 'unit',
      subjectId: link.unitId,
      buildingId: tx.building._id,
      action: table === 'ownerships' ? 'ownership ended' : 'tenancy ended',
      before: { to: null },
      after: { personId: link.personId, to },
    })
  })

/** Ends an open ownership with its last day. */
export const endOwnership = (ctx: InBuilding, end: { id: string; to: LocalDate }): Promise<void> =>
  endLink(ctx, 'ownerships', end)

/** Ends an open tenancy with its last day. */
export const endTenancy = (ctx: InBuilding, end: { id: string; to: LocalDate }): Promise<void> =>
  endLink(ctx, 'tenancies', end)
