import type { LocalDate } from '../../../../contract/time.ts'
import type { Kept, KeptLink, PersonFacts } from '../record.ts'
import type { Roster } from '../present-store.ts'
import type { RosterRow } from './row.ts'
import { nameKeyOf, sameKeyOf } from '../rules.ts'

/** What stands in the building for a row: the tie it speaks of, or only its person; nothing where both are new. */
export interface Match {
  link: KeptLink | null
  person: Kept<PersonFacts> | null
}

const noName = { firstName: null, lastName: null, companyName: null, email: null }
const nameOfRow = (row: RosterRow) => nameKeyOf({ ...noName, ...row.person })
export const keyOfRow = (row: RosterRow) => sameKeyOf({ ...noName, ...row.person })

/** Of several periods of one person in one unit, the one that a row speaks of; null for a new period. */
const periodOf = (links: readonly KeptLink[], row: RosterRow, today: LocalDate): KeptLink | null => {
  const { from } = row.link
  const exact = from && links.find((link) => link.from === from)
  if (exact) return exact
  const open = links.filter(({ to }) => to === null || to >= today)
  if (open.length) return open.at(-1)!
  return from ? null : (links.toSorted((a, b) => (a.to ?? '').localeCompare(b.to ?? '')).at(-1) ?? null)
}

/** Finds for each row what it speaks of: by its external id, else by unit, role, name and e-mail, else without e-mail. */
export const matchRows = (rows: readonly RosterRow[], present: Roster, today: LocalDate): Map<RosterRow, Match> => {
  const people = new Map(present.people.map((person) => [person._id, person]))
  const byKey = new Map(present.people.map((person) => [sameKeyOf(person), person]))
  const unitIds = new Map(present.units.map(({ _id, unitNumber }) => [unitNumber.toLowerCase(), _id]))
  const byExternalId = new Map(present.links.map((link) => [link.externalId, link]))
  const byPlace = Map.groupBy(present.links, ({ unitId, role }) => `${unitId} ${role}`)
  const found = new Map<RosterRow, Match>()
  const claimed = new Set<string>()
  const certain = new Set<string>()
  const candidates = (row: RosterRow) =>
    (byPlace.get(`${unitIds.get(row.unitNumber.toLowerCase())} ${row.role}`) ?? []).filter(
      (link) => !claimed.has(link._id) && nameKeyOf(people.get(link.personId)!) === nameOfRow(row),
    )
  const claim = (row: RosterRow, link: KeptLink | null | undefined) => {
    if (!link) return
    claimed.add(link._id)
    found.set(row, { link, person: people.get(link.personId)! })
  }
  const pass = (find: (row: RosterRow) => KeptLink | null | undefined) => {
    for (const row of rows) if (row.person && !found.has(row)) claim(row, find(row))
  }
  pass(({ link: { externalId } }) => (externalId ? byExternalId.get(externalId) : null))
  pass((row) =>
    periodOf(
      candidates(row).filter(({ personId }) => sameKeyOf(people.get(personId)!) === keyOfRow(row)),
      row,
      today,
    ),
  )
  for (const { person } of found.values()) certain.add(person!._id)
  // Whoever another row names with e-mail and all is somebody else than a namesake with another e-mail.
  pass((row) =>
    periodOf(
      candidates(row).filter(({ personId }) => !row.person!.email || !certain.has(personId)),
      row,
      today,
    ),
  )
  for (const row of rows)
    if (row.person && !found.has(row)) found.set(row, { link: null, person: byKey.get(keyOfRow(row)) ?? null })
  return found
}
