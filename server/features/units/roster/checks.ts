import { doubtAboutShares } from '../../../../contract/shares.ts'
import { doorOf, holdsOn, nameOf, sameKeyOf } from '../rules.ts'
import { quoted } from './cell.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Kept, KeptLink, PersonFacts, UnitFacts } from '../record.ts'
import type { RosterRow } from './row.ts'

/** A row that is sound by itself, with the records it came to. */
export interface Placed {
  read: RosterRow
  unitId: string
  person: Kept<PersonFacts> | null
  link: KeptLink | null
}

/** Rows and external ids that stand twice in the file. */
export const refuseRepeats = (rows: readonly RosterRow[]): void => {
  const seen = new Map<string, number>()
  const refuse = (key: string, { row, errors }: RosterRow, say: (first: number) => string) => {
    const first = seen.get(key)
    if (first === undefined) seen.set(key, row)
    else errors.push(say(first))
  }
  for (const read of rows) {
    const { externalId, from } = read.link
    const naming = { firstName: null, lastName: null, companyName: null, email: null, ...read.person }
    if (externalId)
      refuse(`id ${externalId}`, read, (first) => `External id ${quoted(externalId)} is already in row ${first}.`)
    refuse(
      `row ${[read.unitNumber.toLowerCase(), read.role, sameKeyOf(naming), from].join('|')}`,
      read,
      (first) => `This repeats row ${first}; keep one of them.`,
    )
  }
}

/** Two people with one e-mail are asked about and both kept: spouses share addresses. */
export const askAboutSharedEmails = (placed: readonly Placed[], people: readonly Kept<PersonFacts>[]): void => {
  const byEmail = Map.groupBy(people, ({ email }) => email)
  for (const { read, person } of placed) {
    const others = person?.email ? byEmail.get(person.email)!.filter(({ _id }) => _id !== person._id) : []
    if (others.length)
      read.warnings.push(
        `${person!.email} is also the email of ${others.map(nameOf).join(' and ')}; they’re kept as two people.`,
      )
  }
}

const wordsForShares = (shares: readonly (number | null)[]): string | null => {
  const doubt = doubtAboutShares(shares)
  if (doubt === null) return null
  const { sum } = doubt
  if (sum === null) return 'has owners both with and without an ownership percent'
  const half = Math.abs(sum - 1) < 0.001 ? '; enter 50 for a half, not 0.5' : ''
  return `has owner shares that add up to ${sum}%, not 100%${half}`
}

/** Owners' shares of a unit should make 100 %; asked about in the unit's first row. */
export const askAboutShares = (placed: readonly Placed[], links: readonly KeptLink[], today: LocalDate): void => {
  const owners = Map.groupBy(
    links.filter((link) => link.role === 'owner' && holdsOn({ from: null, to: link.to }, today)),
    ({ unitId }) => unitId,
  )
  const asked = new Set<string>()
  for (const { read, unitId } of placed) {
    if (asked.has(unitId)) continue
    asked.add(unitId)
    const doubt = wordsForShares((owners.get(unitId) ?? []).map(({ sharePercent }) => sharePercent))
    if (doubt) read.warnings.push(`Unit ${read.unitNumber} ${doubt}.`)
  }
}

/** Spreadsheets drop leading zeros: 101 beside 0101 is likely the same door. */
export const askAboutZeros = (placed: readonly Placed[], units: readonly Kept<UnitFacts>[]): void => {
  const byDoor = Map.groupBy(units, ({ unitNumber }) => doorOf(unitNumber))
  for (const { read, unitId } of placed) {
    const other = byDoor.get(doorOf(read.unitNumber))?.find(({ _id }) => _id !== unitId)
    if (other) read.warnings.push(`There is also a unit ${other.unitNumber}; a spreadsheet may have dropped a zero.`)
  }
}

const withoutHyphens = (unitNumber: string) => unitNumber.toUpperCase().replaceAll('-', '')

/** `1-2` beside `12` may be the same door, and may be two. */
export const askAboutHyphens = (placed: readonly Placed[], units: readonly Kept<UnitFacts>[]): void => {
  const byLetters = Map.groupBy(units, ({ unitNumber }) => withoutHyphens(unitNumber))
  for (const { read, unitId } of placed) {
    const other = byLetters.get(withoutHyphens(read.unitNumber))?.find(({ _id }) => _id !== unitId)
    if (other)
      read.warnings.push(
        `There is also a unit ${other.unitNumber}, which differs only by a hyphen. If they’re the same, write them the same way.`,
      )
  }
}

/** A person and unit may have one open period in each role. */
export const refuseTwoOpen = (placed: readonly Placed[], links: readonly KeptLink[]): void => {
  const open = Map.groupBy(
    links.filter(({ to }) => to === null),
    ({ unitId, personId, role }) => `${unitId} ${personId} ${role}`,
  )
  for (const { read, link } of placed) {
    const all = link && link.to === null ? open.get(`${link.unitId} ${link.personId} ${link.role}`)! : []
    if (all.length > 1)
      read.errors.push(`${read.name} would be ${read.role} of this unit twice; give the earlier row an end date.`)
  }
}

/** Two people of one e-mail and name would be one; this meets a row whose new e-mail or name is another person's. */
export const refuseTwins = (placed: readonly Placed[], people: readonly Kept<PersonFacts>[]): void => {
  const byKey = Map.groupBy(people, sameKeyOf)
  for (const { read, person } of placed)
    if (person && byKey.get(sameKeyOf(person))!.length > 1)
      read.errors.push(
        `There is another ${nameOf(person)} with this email in the building; one person can’t be listed twice.`,
      )
}

const inDigits = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 })

/** What the entitlements make together, and whether they look like proportions. */
export const entitlementMessage = (units: readonly Kept<UnitFacts>[]): string[] => {
  const known = units.flatMap(({ unitEntitlement }) => unitEntitlement ?? [])
  if (known.length === 0) return []
  const total = known.reduce((sum, one) => sum + one, 0)
  const without = units.length - known.length
  const doubt =
    Math.abs(total - 1) < 0.001 || Math.abs(total - 100) < 0.01 ? ' They look like proportions; please check.' : ''
  const missing = without ? ` ${without === 1 ? '1 unit has' : `${without} units have`} none.` : ''
  return [`The unit entitlements add up to ${inDigits.format(total)}.${missing}${doubt}`]
}
