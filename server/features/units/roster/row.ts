import { ZipCode } from '../../../../contract/fields.ts'
import { cleanLine } from '../../../../contract/clean.ts'
import { truncate } from '../../../../contract/text.ts'
import type { FieldChange, LinkRole } from '../../../../contract/units.ts'
import { quoted, readCell, role, type Remarks } from './cell.ts'
import { readSaid, type SaidBelongings } from '../belongings/said.ts'
import { aboutUnit, belongingColumns, keptColumns, type Column, type Place } from './columns.ts'
import { ofLink, ofPerson, ofUnit, postalCode, text, type Readers } from './fields.ts'
import type { Entry } from './file.ts'
import { splitName, twoPeople } from './name.ts'
import type { LinkFacts, PersonFacts, UnitFacts } from '../record.ts'

/** A row read: only what it says; an empty cell says nothing. */
export interface RosterRow {
  entry: number
  row: number
  unitNumber: string
  /** The person's name as the report shows it. */
  name: string
  role: LinkRole | null
  unit: Partial<UnitFacts>
  /** Null for a unit of which nobody is named. */
  person: Partial<PersonFacts> | null
  link: Partial<LinkFacts>
  belongings: SaidBelongings
  /** The two people that the one name seems to be. */
  couple: [string, string] | null
  /** What the row changes of what stands here, in words. */
  changes: FieldChange[]
  errors: string[]
  warnings: string[]
}

const readAll = <Facts>(readers: Readers<Facts>, cells: Entry['cells'], remarks: Remarks): Partial<Facts> => {
  const read: Partial<Facts> = {}
  for (const [column, reader] of Object.entries(readers) as [Column, NonNullable<Readers<Facts>[Column]>][]) {
    const cell = cells[column]
    if (cell === undefined) continue
    const value = readCell(column, cell, reader[1], remarks)
    if (value !== undefined) read[reader[0]] = value
  }
  return read
}

const readKept = (cells: Entry['cells'], remarks: Remarks): Record<string, string> =>
  Object.fromEntries(
    keptColumns.flatMap((column) => {
      const cell = cells[column]
      const value = cell === undefined ? undefined : readCell(column, cell, text, remarks)
      return value === undefined ? [] : [[column, value]]
    }),
  )

const certainlyNothing = /^(?:n\s?\/\s?a\.?|[-–—?]+|not (?:applicable|available|provided))$/i
const likelyNothing =
  /^(?:n\.?a\.?|none|nil|null|no|unknown|unlisted|tb[ad]|not (?:given|listed)|no (?:phone|cell|e-?mail|number|address))$/i
/** Columns in which these words would be a text of their own. */
const keepsWords: ReadonlySet<Place> = new Set(['unit_number', 'notes', ...belongingColumns, ...keptColumns])
const contactColumns: ReadonlySet<Place> = new Set([
  ...(['email', 'phone', 'mobile', 'company_name', 'emergency_contact_name', 'emergency_contact_phone'] as const),
  ...(['mailing_address', 'mailing_city', 'mailing_province', 'mailing_postal_code', 'mailing_country'] as const),
  ...(['start_date', 'end_date', 'consent_date', 'ownership_percent', 'external_id'] as const),
])

/** Leaves cells out that say in words that there is nothing: `n/a`, `-`, and where contact details stand also `none`. */
const withoutNothing = (cells: Entry['cells']): Entry['cells'] =>
  Object.fromEntries(
    (Object.entries(cells) as [Place, string][]).filter(([place, cell]) => {
      if (keepsWords.has(place)) return true
      return !certainlyNothing.test(cell) && !(contactColumns.has(place) && likelyNothing.test(cell))
    }),
  )

/** A name in one cell is split; what the other cells say of it wins. */
export const withSplitName = ({ full_name: full, ...cells }: Entry['cells']): Entry['cells'] => {
  if (full === undefined) return cells
  const { firstName, lastName, companyName } = splitName(full)
  return {
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(companyName && { company_name: companyName }),
    ...cells,
  }
}

const judgeName = (person: Partial<PersonFacts>, read: RosterRow): void => {
  const { firstName = null, lastName = null, companyName = null } = person
  read.couple = twoPeople({ firstName, lastName, companyName })
  if (read.couple)
    read.warnings.push(
      `${quoted(`${firstName} ${lastName}`)} looks like two people; split it, or give ${read.couple[0]} and ${read.couple[1]} a row each.`,
    )
}

const judgeMissing = (cells: Entry['cells'], remarks: Remarks): void => {
  if (cells.company_name) return
  if (!cells.first_name && !cells.last_name)
    remarks.errors.push('The name is missing; enter a first and last name, or a company.')
  else if (!cells.first_name) remarks.errors.push('The first name is missing; a company goes in company_name.')
  else if (!cells.last_name) remarks.errors.push('The last name is missing; a company goes in company_name.')
}

const inCanada = /^(?:ca|can|canada)$/i

/** A code is Canadian unless another country is named; an American one without a country is asked about. */
const judgeMailingCode = (person: Partial<PersonFacts>, remarks: Remarks): void => {
  const { mailingPostalCode: code, mailingCountry: country } = person
  if (code === undefined || code === null || (country && !inCanada.test(country))) return
  const read = postalCode(code)
  if ('value' in read) person.mailingPostalCode = read.value
  else if (!country && ZipCode.safeParse(code).success)
    remarks.warnings.push(`Mailing postal code ${quoted(code)} looks American; fill in mailing_country.`)
  else remarks.errors.push(`Mailing postal code ${quoted(code)} ${read.fault}.`)
}

const judgeTogether = (read: RosterRow): void => {
  const { person, link, role: as, errors, warnings } = read
  if (link.from && link.to && link.to < link.from)
    errors.push(`The end date ${link.to} is before the start date ${link.from}.`)
  if (!person) return
  judgeName(person, read)
  judgeMailingCode(person, read)
  if (person.emailNoticeConsent && !person.email)
    warnings.push('Consent to notices by email is given, but there is no email.')
  if (link.sharePercent !== undefined && as && as !== 'owner') {
    warnings.push(`Only owners have a share; the ownership percent of this ${as} is ignored.`)
    delete link.sharePercent
  }
}

const readRole = (entry: Entry, remarks: Remarks): { role: LinkRole | null; occupies?: boolean } => {
  if (entry.role) return { role: entry.role }
  const cell = entry.cells.role
  if (cell !== undefined) return readCell('role', cell, role, remarks) ?? { role: null }
  remarks.errors.push('The role is missing; enter owner, tenant, occupant or agent.')
  return { role: null }
}

/** Reads and judges one row by itself; every fault is a sentence that says what to write. */
export const readRow = (entry: Entry): RosterRow => {
  const cells = withSplitName(withoutNothing(entry.cells))
  const remarks: Remarks = { errors: entry.fault ? [entry.fault] : [], warnings: [] }
  if (!cells.unit_number) remarks.errors.push('The unit number is missing.')
  else if (entry.unitFrom !== undefined)
    remarks.warnings.push(
      `The unit number is blank, so unit ${cells.unit_number} from row ${entry.unitFrom} is used. Fill it in if that’s wrong.`,
    )
  const isUnitAlone =
    entry.role === null &&
    Object.keys(cells).every((place) => aboutUnit.includes(place as Column) || keptColumns.includes(place as Column))
  const unit = readAll(ofUnit, cells, remarks)
  const { belongings, unread } = readSaid(cells, remarks)
  const extra = { ...readKept(cells, remarks), ...unread }
  const read: RosterRow = {
    ...remarks,
    entry: entry.entry,
    row: entry.row,
    unitNumber: truncate(cleanLine(cells.unit_number ?? ''), 40),
    name: truncate(cleanLine(cells.company_name ?? [cells.first_name, cells.last_name].filter(Boolean).join(' ')), 100),
    role: null,
    unit: isUnitAlone && Object.keys(extra).length ? { ...unit, extra } : unit,
    person: null,
    link: {},
    belongings,
    couple: null,
    changes: [],
  }
  if (isUnitAlone) return read
  const { role: as, occupies } = readRole(entry, read)
  judgeMissing(cells, read)
  read.role = as
  read.person = readAll(ofPerson, cells, read)
  read.link = { ...(occupies !== undefined && { occupiesUnit: occupies }), ...readAll(ofLink, cells, read) }
  if (Object.keys(extra).length) read.link.extra = extra
  judgeTogether(read)
  return read
}
