import type { LocalDate } from '../../../../contract/time.ts'
import type { RowFate } from '../../../../contract/units.ts'
import type { Roster } from '../present-store.ts'
import { noLinkFacts, noPersonFacts, noUnitFacts } from '../record.ts'
import type { Kept, KeptLink, LinkFacts, PersonFacts, UnitFacts } from '../record.ts'
import { quoted } from './cell.ts'
import type { Placed } from './checks.ts'
import { wordChanges } from './changes.ts'
import { draftOf, takeIn, type Draft } from './draft.ts'
import { keyOfRow, type Match } from './match.ts'
import type { RosterRow } from './row.ts'
import { nameKeyOf, nameOf } from '../rules.ts'

export type LinkRecord = LinkFacts & Pick<KeptLink, 'role' | 'unitId' | 'personId'>

export interface Drafts {
  /** The units that stand, by their number in small letters. */
  standing: Map<string, Kept<UnitFacts>>
  units: Map<string, Draft<UnitFacts>>
  people: Map<string, Draft<PersonFacts>>
  links: Draft<LinkRecord>[]
}

export interface Given {
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
  const { changes, changed, disputed } = takeIn(draft, facts, read.row)
  read.changes.push(...wordChanges(changed))
  for (const { key: field, row } of disputed)
    read.errors.push(`Row ${row} gives unit ${read.unitNumber} a different ${wordsOf(field)}; make them the same.`)
  return { draft, changes }
}

/** By these somebody is recognised: rows that differ in them would make two people of one the next time. */
const naming = new Set(['firstName', 'lastName', 'companyName', 'email'])

const placePerson = (read: RosterRow, match: Match, drafts: Drafts, newId: () => string) => {
  const key = match.person?._id ?? keyOfRow(read)
  const draft = drafts.people.get(key) ?? draftOf(match.person, { ...noPersonFacts, _id: newId() })
  drafts.people.set(key, draft)
  const { changes, changed, disputed } = takeIn(draft, read.person!, read.row)
  read.changes.push(...wordChanges(changed))
  for (const { key: field, row } of disputed)
    if (naming.has(field))
      read.errors.push(`Row ${row} gives the same person a different ${wordsOf(field)}; make them the same.`)
    else read.warnings.push(`Row ${row} gives ${read.name} a different ${wordsOf(field)}; that one is used.`)
  return { draft, changes }
}

/** An external id names one person in one unit: it neither moves nor passes on to somebody else. */
const judgeExternalId = (read: RosterRow, { link, person }: Match, unitId: string): void => {
  const id = read.link.externalId
  if (!id || link?.externalId !== id || !person) return
  const named = { ...person, ...read.person }
  const isAnother =
    nameKeyOf(named) !== nameKeyOf(person) &&
    (named.companyName || person.companyName
      ? !named.email || named.email !== person.email
      : named.lastName !== person.lastName && named.firstName !== person.firstName)
  if (link.unitId !== unitId || link.role !== read.role || isAnother)
    read.errors.push(
      `External id ${quoted(id)} belongs to ${nameOf(person)}, ${link.role} in another row here; give a new one.`,
    )
}

export const isOver = ({ to }: KeptLink, today: LocalDate): boolean => to !== null && to < today

/** A tie that was ended here does not come back because an older file still names it. */
const staysEnded = (read: RosterRow, { link }: Match, today: LocalDate): boolean => {
  if (!link || !isOver(link, today) || read.link.to !== undefined) return false
  read.warnings.push(`This ended here on ${link.to} and stays ended; give a new start date if it begins again.`)
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
  const { changes, changed } = takeIn<LinkRecord>(draft, read.link, read.row)
  read.changes.push(...wordChanges(changed))
  if (draft.after.from && draft.after.to && draft.after.to < draft.after.from && read.errors.length === 0)
    read.errors.push(`The end date ${draft.after.to} is before the start date ${draft.after.from}.`)
  return { draft, changes }
}

/** Places a sound row; answers what it came to and whether it is new, a change or neither. */
export const placeRow = (
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
