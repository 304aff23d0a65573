import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Kept, KeptLink, LinkFacts, PersonFacts, UnitFacts } from '../record.ts'
import { sameKeyOf, sortKeyOf } from '../rules.ts'

/** Rows a statement inserts at most, far below the number of parameters a statement may have. */
const rowsAtOnce = 500
const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) =>
    rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )

const unitColumns = (unit: UnitFacts) =>
  ({
    unit_number: unit.unitNumber,
    sort_key: sortKeyOf(unit.unitNumber),
    strata_lot: unit.strataLot,
    unit_entitlement: unit.unitEntitlement,
    unit_type: unit.unitType,
    floor: unit.floor,
    street_address: unit.streetAddress,
    city: unit.city,
    province: unit.province,
    postal_code: unit.postalCode,
    extra: JSON.stringify(unit.extra),
  }) satisfies Updateable<DB['units']>

const personColumns = (person: PersonFacts) =>
  ({
    first_name: person.firstName,
    last_name: person.lastName,
    company_name: person.companyName,
    same_key: sameKeyOf(person),
    email: person.email,
    phone: person.phone,
    mobile: person.mobile,
    mailing_address: person.mailingAddress,
    mailing_city: person.mailingCity,
    mailing_province: person.mailingProvince,
    mailing_postal_code: person.mailingPostalCode,
    mailing_country: person.mailingCountry,
    email_notice_consent: person.emailNoticeConsent,
    consent_date: person.consentDate,
    emergency_contact_name: person.emergencyContactName,
    emergency_contact_phone: person.emergencyContactPhone,
  }) satisfies Updateable<DB['people']>

const tieColumns = (link: LinkFacts) => ({
  is_primary: link.isPrimary,
  occupies_unit: link.occupiesUnit,
  from_date: link.from,
  to_date: link.to,
  external_id: link.externalId,
  notes: link.notes,
  extra: JSON.stringify(link.extra),
})

export const insertUnits = async (db: Database, buildingId: string, units: readonly Kept<UnitFacts>[], at: string) => {
  for (const some of chunksOf(units))
    await db
      .insertInto('units')
      .values(some.map((unit) => ({ ...unitColumns(unit), id: unit._id, building_id: buildingId, created_at: at })))
      .execute()
}

export const insertPeople = async (
  db: Database,
  buildingId: string,
  people: readonly Kept<PersonFacts>[],
  at: string,
) => {
  for (const some of chunksOf(people))
    await db
      .insertInto('people')
      .values(
        some.map((person) => ({ ...personColumns(person), id: person._id, building_id: buildingId, created_at: at })),
      )
      .execute()
}

export const insertLinks = async (db: Database, buildingId: string, links: readonly KeptLink[], at: string) => {
  const base = (link: KeptLink) => ({
    ...tieColumns(link),
    id: link._id,
    building_id: buildingId,
    unit_id: link.unitId,
    person_id: link.personId,
    created_at: at,
  })
  const owners = links.filter(({ role }) => role === 'owner')
  const others = links.filter(({ role }) => role !== 'owner')
  for (const some of chunksOf(owners))
    await db
      .insertInto('ownerships')
      .values(some.map((link): Insertable<DB['ownerships']> => ({ ...base(link), share_percent: link.sharePercent })))
      .execute()
  for (const some of chunksOf(others))
    await db
      .insertInto('tenancies')
      .values(some.map((link): Insertable<DB['tenancies']> => ({ ...base(link), kind: link.role })))
      .execute()
}

/** Rows of a table, each by its columns, for a statement that takes any number of them at once. */
const given = (table: 'units' | 'people' | 'ownerships' | 'tenancies', rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

const set = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))

const parsed = <Row extends { extra: string }>({ extra, ...row }: Row) => ({
  ...row,
  extra: JSON.parse(extra) as object,
})

export const updateUnits = async (db: Database, buildingId: string, units: readonly Kept<UnitFacts>[]) => {
  const rows = units.map((unit) => ({ id: unit._id, ...parsed(unitColumns(unit)) }))
  if (rows.length === 0) return
  const { id: _, ...columns } = rows[0]!
  await sql`
    update units t set ${set(Object.keys(columns))}, version = t.version + 1 from ${given('units', rows)} r
    where t.building_id = ${buildingId} and t.id = r.id`.execute(db)
}

/** Changes people; another e-mail unties the account that was found by the old one. */
export const updatePeople = async (db: Database, buildingId: string, people: readonly Kept<PersonFacts>[]) => {
  const rows = people.map((person) => ({ id: person._id, ...personColumns(person) }))
  if (rows.length === 0) return
  const { id: _, ...columns } = rows[0]!
  await sql`
    update people t set ${set(Object.keys(columns))}, version = t.version + 1,
      account_id = case when t.email is not distinct from r.email then t.account_id end
    from ${given('people', rows)} r
    where t.building_id = ${buildingId} and t.id = r.id`.execute(db)
}

const updateTies = async (
  db: Database,
  buildingId: string,
  table: 'ownerships' | 'tenancies',
  rows: readonly object[],
) => {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'id')
  await sql`
    update ${sql.table(table)} t set ${set(columns)}, version = t.version + 1 from ${given(table, rows)} r
    where t.building_id = ${buildingId} and t.id = r.id`.execute(db)
}

export const updateLinks = async (db: Database, buildingId: string, links: readonly KeptLink[]) => {
  const rowOf = (link: KeptLink) => ({ id: link._id, ...parsed(tieColumns(link)) })
  const owners = links.filter(({ role }) => role === 'owner')
  const others = links.filter(({ role }) => role !== 'owner')
  const shares = owners.map((link) => ({ ...rowOf(link), share_percent: link.sharePercent }))
  await updateTies(db, buildingId, 'ownerships', shares)
  await updateTies(db, buildingId, 'tenancies', others.map(rowOf))
}
