import type { LocalDate } from '../../../contract/time.ts'
import type { ImportReport, RowFate } from '../../../contract/units.ts'
import type { Roster } from './present-store.ts'
import {
  noLinkFacts,
  noPersonFacts,
  noUnitFacts,
  type Kept,
  type KeptLink,
  type LinkFacts,
  type PersonFacts,
  type UnitFacts,
} from './record.ts'
import {
  askAboutSharedEmails,
  askAboutShares,
  askAboutZeros,
  entitlementMessage,
  refuseRepeats,
  refuseTwins,
  refuseTwoOpen,
  type Placed,
} from './roster-checks.ts'
import { quoted } from './roster-cell.ts'
import { draftOf, isChanged, takeIn, type Draft } from './roster-draft.ts'
import { keyOfRow, matchRows, type Match } from './roster-match.ts'
import type { RosterRow } from './roster-row.ts'
import { nameKeyOf, nameOf } from './rules.ts'

type LinkRecord = LinkFacts & Pick<KeptLink, 'role' | 'unitId' | 'personId'>

/** What an import would write, and what it says of each row. Nothing is written while a row has an error. */
export interface Plan {
  /** How many units the file speaks of. */
  unitsNamed: number
  units: Draft<UnitFacts>[]
  people: Draft<PersonFacts>[]
  links: Draft<LinkRecord>[]
  rows: RowFate[]
  messages: string[]
  notInFile: ImportReport['notInFile']
}

interface Drafts {
  /** The units that stand, by their number in small letters. */
  standing: Map<string, Kept<UnitFacts>>
  units: Map<string, Draft<UnitFacts>>
  people: Map<string, Draft<PersonFacts>>
  links: Draft<LinkRecord>[]
}

interface Given {
  present: Roster
  today: LocalDate
  newId(): string
}

const wordsOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const placeUnit = (
  read: RosterRow,
  drafts: Drafts,
  { newId }: Given,
): { draft: Draft<UnitFacts>; changes: boolean } => {
  const key = read.unitNumber.toLowerCase()
  const { unitNumber = read.unitNumber, ...facts } = read.unit
  let draft = drafts.units.get(key)
  if (!draft) {
    draft = draftOf(drafts.standing.get(key) ?? null, { ...noUnitFacts, unitNumber, _id: newId() })
    drafts.units.set(key, draft)
  }
  const { changes, disputed } = takeIn(draft, facts, read.row)
  for (const { key: field, row } of disputed)
    read.errors.push(`Row ${row} gives unit ${read.unitNumber} another ${wordsOf(field)}: make them the same.`)
  return { draft, changes }
}

const placePerson = (read: RosterRow, match: Match, drafts: Drafts, newId: () => string) => {
  const key = match.person?._id ?? keyOfRow(read)
  const draft = drafts.people.get(key) ?? draftOf(match.person, { ...noPersonFacts, _id: newId() })
  drafts.people.set(key, draft)
  const { changes, disputed } = takeIn(draft, read.person!, read.row)
  for (const { key: field, row } of disputed)
    read.warnings.push(`Row ${row} gives ${read.name} another ${wordsOf(field)}; that one counts.`)
  return { draft, changes }
}

/** An external id names one person in one unit: it neither moves nor passes on to somebody else. */
const judgeExternalId = (read: RosterRow, { link, person }: Match, unitId: string): void => {
  const id = read.link.externalId
  if (!id || link?.externalId !== id || !person) return
  const named = { ...person, ...read.person }
  const isAnother =
    nameKeyOf(named) !== nameKeyOf(person) &&
    (!named.email || named.email !== person.email) &&
    named.lastName !== person.lastName &&
    named.firstName !== person.firstName
  if (link.unitId !== unitId || link.role !== read.role || isAnother)
    read.errors.push(
      `External id ${quoted(id)} is that of ${nameOf(person)}, ${link.role} of another row here: give a new one.`,
    )
}

const isOver = ({ to }: KeptLink, today: LocalDate): boolean => to !== null && to < today

/** A tie that was ended here does not come back because an older file still names it. */
const staysEnded = (read: RosterRow, { link }: Match, today: LocalDate): boolean => {
  if (!link || !isOver(link, today) || read.link.to !== undefined) return false
  read.warnings.push(`This ended here on ${link.to} and stays so: give a new start date if it begins again.`)
  return true
}

const placeLink = (
  read: RosterRow,
  match: Match,
  ids: { unitId: string; personId: string },
  drafts: Drafts,
  given: Given,
) => {
  const fresh = { ...noLinkFacts, ...ids, role: read.role!, _id: given.newId() }
  const draft = draftOf<LinkRecord>(match.link, fresh)
  drafts.links.push(draft)
  if (staysEnded(read, match, given.today)) return { draft, changes: false }
  const { changes } = takeIn<LinkRecord>(draft, read.link, read.row)
  if (draft.after.from && draft.after.to && draft.after.to < draft.after.from && read.errors.length === 0)
    read.errors.push(`The end date ${draft.after.to} lies before the start date ${draft.after.from}.`)
  return { draft, changes }
}

/** Places a sound row; answers what it came to and whether it is new, a change or neither. */
const placeRow = (
  read: RosterRow,
  match: Match | undefined,
  drafts: Drafts,
  given: Given,
): Placed & { fate: RowFate['fate'] } => {
  const unit = placeUnit(read, drafts, given)
  const unitId = unit.draft.after._id
  const unitFate = unit.changes ? 'update' : 'unchanged'
  if (!read.person || !match)
    return { read, unitId, person: null, link: null, fate: unit.draft.before ? unitFate : 'new' }
  judgeExternalId(read, match, unitId)
  const person = placePerson(read, match, drafts, given.newId)
  const link = placeLink(read, match, { unitId, personId: person.draft.after._id }, drafts, given)
  const fate = !match.link ? 'new' : unit.changes || person.changes || link.changes ? 'update' : 'unchanged'
  return { read, unitId, person: person.draft.after, link: link.draft.after, fate }
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

const absent = ({ units, people, links }: Roster, drafts: Drafts, today: LocalDate): ImportReport['notInFile'] => {
  const named = new Set(drafts.links.map(({ after }) => after._id))
  const numbers = new Map(units.map(({ _id, unitNumber }) => [_id, unitNumber]))
  const names = new Map(people.map((person) => [person._id, nameOf(person)]))
  return links
    .filter((link) => !named.has(link._id) && !isOver(link, today))
    .map(({ unitId, personId, role }) => ({ unitNumber: numbers.get(unitId)!, name: names.get(personId)!, role }))
}

const listed = (words: readonly string[]): string =>
  words.length > 12 ? `${words.slice(0, 12).join(', ')} and ${words.length - 12} more` : words.join(', ')

const unitsLeftOut = (present: Roster, drafts: Drafts): string[] => {
  const left = present.units.filter(({ unitNumber }) => !drafts.units.has(unitNumber.toLowerCase()))
  return left.length
    ? [`Not in the file and left as they are: ${listed(left.map(({ unitNumber }) => `unit ${unitNumber}`))}.`]
    : []
}

/** Compares the rows of a file with what stands in the building, and says what would be written. */
export const planImport = (rows: readonly RosterRow[], given: Given): Plan => {
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
  const allLinks = afterwards<LinkRecord>(present.links, drafts.links)
  refuseTwins(placed, allPeople)
  refuseTwoOpen(placed, allLinks)
  askAboutSharedEmails(placed, allPeople)
  askAboutShares(placed, allLinks, today)
  askAboutZeros(placed, allUnits)
  const fates = new Map(placed.map(({ read, fate }) => [read, fate]))
  const refused = rows.some(({ errors }) => errors.length)
  return {
    unitsNamed: units.length,
    units: units.filter(isChanged),
    people: people.filter(isChanged),
    links: drafts.links.filter(isChanged),
    rows: rows.map((read) => ({
      row: read.row,
      fate: fateOf(fates.get(read) ?? 'error', read),
      unitNumber: read.unitNumber,
      name: read.name,
      messages: [...read.errors, ...read.warnings],
    })),
    messages: refused ? [] : [...entitlementMessage(allUnits), ...unitsLeftOut(present, drafts)],
    notInFile: refused ? [] : absent(present, drafts, today),
  }
}
