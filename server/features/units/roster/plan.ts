import type { ImportChoices, Reading, RowFate } from '../../../../contract/units.ts'
import type { Roster } from '../present-store.ts'
import type { Kept, PersonFacts, UnitFacts } from '../record.ts'
import {
  askAboutHyphens,
  askAboutSharedEmails,
  askAboutShares,
  askAboutZeros,
  entitlementMessage,
  refuseRepeats,
  refuseTwins,
  refuseTwoOpen,
} from './checks.ts'
import { planBelongings, type BelongingsPlan } from '../belongings/plan.ts'
import { isChanged, type Draft } from './draft.ts'
import { losingBy, type Losing } from './losing.ts'
import { matchRows } from './match.ts'
import { isOver, placeRow, type Drafts, type Given, type LinkRecord } from './place.ts'
import type { RosterRow } from './row.ts'
import { nameOf } from '../rules.ts'

/** What an import would write, and what it says of each row. Nothing is written while a row has an error. */
export interface Plan {
  /** How many units the file speaks of. */
  unitsNamed: number
  units: Draft<UnitFacts>[]
  people: Draft<PersonFacts>[]
  links: Draft<LinkRecord>[]
  belongings: BelongingsPlan
  rows: RowFate[]
  messages: string[]
  notInFile: Reading['notInFile']
  /** Whose ties it ends sooner than they stood. */
  losing: Losing[]
}

/** Everything as it would stand afterwards: what the file left alone, and the drafts. */
const afterwards = <F>(present: readonly Kept<F>[], drafts: readonly Draft<F>[]): Kept<F>[] => {
  const drafted = new Set(drafts.map(({ after }) => after._id))
  return [...present.filter(({ _id }) => !drafted.has(_id)), ...drafts.map(({ after }) => after)]
}

const fateOf = (fate: RowFate['fate'], { errors, warnings }: RosterRow): RowFate['fate'] => {
  if (errors.length) return 'error'
  return warnings.length && fate !== 'unchanged' ? 'warning' : fate
}

const absent = (
  { units, people, links }: Roster,
  drafts: Drafts,
  { today, ends }: Given & Asked,
): Reading['notInFile'] => {
  const ending = new Set(ends?.linkIds)
  const named = new Set(drafts.links.map(({ after }) => after._id))
  const numbers = new Map(units.map(({ _id, unitNumber }) => [_id, unitNumber]))
  const names = new Map(people.map((person) => [person._id, nameOf(person)]))
  return links
    .filter((link) => !named.has(link._id) && !isOver(link, today))
    .map(({ _id, unitId, personId, role, from }) => ({
      _id,
      unitNumber: numbers.get(unitId)!,
      name: names.get(personId)!,
      role,
      from,
      ends: ending.has(_id),
    }))
}

/** Ties that the file leaves out and somebody wants ended, each with its last day. */
const endings = (present: Roster, { ends, today }: Given & Asked, named: ReadonlySet<string>): Draft<LinkRecord>[] => {
  const chosen = new Set(ends?.linkIds)
  return present.links
    .filter((link) => chosen.has(link._id) && !named.has(link._id) && !isOver(link, today))
    .filter(({ from }) => from === null || from <= ends!.day)
    .map((link) => ({ before: link, after: { ...link, to: ends!.day }, said: new Map() }))
}

const listed = (words: readonly string[]): string =>
  words.length > 12 ? `${words.slice(0, 12).join(', ')} and ${words.length - 12} more` : words.join(', ')

const unitsLeftOut = (present: Roster, drafts: Drafts): string[] => {
  const left = present.units.filter(({ unitNumber }) => !drafts.units.has(unitNumber.toLowerCase()))
  return left.length
    ? [`Not in the file, so left as is: ${listed(left.map(({ unitNumber }) => `unit ${unitNumber}`))}.`]
    : []
}

export interface Asked {
  ends?: ImportChoices['ends']
}

/** Compares the rows of a file with what stands in the building, and says what would be written. */
export const planImport = (rows: readonly RosterRow[], given: Given & Asked): Plan => {
  const { present, today } = given
  refuseRepeats(rows.filter(({ errors }) => errors.length === 0))
  const sound = rows.filter(({ errors }) => errors.length === 0)
  const matches = matchRows(sound, present, today)
  const standing = new Map(present.units.map((unit) => [unit.unitNumber.toLowerCase(), unit]))
  const drafts: Drafts = { standing, units: new Map(), people: new Map(), links: [] }
  const placed = sound.map((read) => placeRow(read, matches.get(read), drafts, given))
  const units = [...drafts.units.values()]
  const people = [...drafts.people.values()]
  const allUnits = afterwards(present.units, units)
  const allPeople = afterwards(present.people, people)
  const ended = endings(present, given, new Set(drafts.links.map(({ after }) => after._id)))
  const allLinks = afterwards<LinkRecord>(present.links, [...drafts.links, ...ended])
  refuseTwins(placed, allPeople)
  refuseTwoOpen(placed, allLinks)
  askAboutSharedEmails(placed, allPeople)
  askAboutShares(placed, allLinks, today)
  askAboutZeros(placed, allUnits)
  askAboutHyphens(placed, allUnits)
  const belongings = planBelongings(placed, { present, links: allLinks, today, newId: () => given.newId() })
  const fates = new Map(placed.map(({ read, fate }) => [read, fate]))
  const links = [...drafts.links, ...ended].filter(isChanged)
  const refused = rows.some(({ errors }) => errors.length)
  return {
    unitsNamed: units.length,
    units: units.filter(isChanged),
    people: people.filter(isChanged),
    links,
    belongings,
    rows: rows.map((read) => ({
      entry: read.entry,
      row: read.row,
      fate: fateOf(fates.get(read) ?? 'error', read),
      unitNumber: read.unitNumber,
      name: read.name,
      messages: [...read.errors, ...read.warnings],
      changes: read.errors.length ? [] : read.changes,
      couple: read.couple,
    })),
    messages: refused ? [] : [...entitlementMessage(allUnits), ...unitsLeftOut(present, drafts)],
    notInFile: refused ? [] : absent(present, drafts, given),
    losing: refused ? [] : losingBy(links, today),
  }
}

/** Whether a plan writes anything at all. */
export const isWriting = ({ units, people, links, belongings }: Plan): boolean =>
  [units, people, links, ...Object.values(belongings)].some(({ length }) => length > 0)
