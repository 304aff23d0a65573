import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Kept, KeptLink, LinkFacts, PersonFacts, UnitFacts } from './record.ts'
import { sameKeyOf, sortKeyOf } from './rules.ts'

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

export const updateUnit = (db: Database, buildingId: string, { _id, ...unit }: Kept<UnitFacts>) =>
  db
    .updateTable('units')
    .set((eb) => ({ ...unitColumns(unit), version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .execute()

/** Changes a person; another e-mail unties the account that was found by the old one. */
export const updatePerson = (db: Database, buildingId: string, { _id, ...person }: Kept<PersonFacts>) =>
  db
    .updateTable('people')
    .set((eb) => ({
      ...personColumns(person),
      account_id: eb
        .case()
        .when('email', 'is not distinct from', person.email)
        .then(eb.ref('account_id'))
        .else(null)
        .end(),
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .execute()

export const updateLink = async (db: Database, buildingId: string, link: KeptLink) => {
  if (link.role === 'owner')
    await db
      .updateTable('ownerships')
      .set((eb) => ({ ...tieColumns(link), share_percent: link.sharePercent, version: eb('version', '+', 1) }))
      .where('building_id', '=', buildingId)
      .where('id', '=', link._id)
      .execute()
  else
    await db
      .updateTable('tenancies')
      .set((eb) => ({ ...tieColumns(link), version: eb('version', '+', 1) }))
      .where('building_id', '=', buildingId)
      .where('id', '=', link._id)
      .execute()
}

interface Batch {
  _id: string
  at: string
  accountId: string | null
  fileName: string | null
  sha256: string
  counts: object
}

export const insertBatch = (db: Database, buildingId: string, batch: Batch) =>
  db
    .insertInto('import_batches')
    .values({
      id: batch._id,
      building_id: buildingId,
      at: batch.at,
      account_id: batch.accountId,
      file_name: batch.fileName,
      sha256: batch.sha256,
      counts: JSON.stringify(batch.counts),
    })
    .execute()
