import { sql } from 'kysely'
import type { LinkRole } from '../../../contract/units.ts'
import type { Database } from '../../db/connection.ts'
import { selectBelongings, type Belongings } from './belongings/store.ts'
import { doorOf } from './rules.ts'
import type { Kept, KeptLink, PersonFacts, UnitFacts } from './record.ts'

const unitsOf = (db: Database, buildingId: string) =>
  db
    .selectFrom('units')
    .where('building_id', '=', buildingId)
    .orderBy('sort_key')
    .select([
      'id as _id',
      'unit_number as unitNumber',
      'strata_lot as strataLot',
      'unit_entitlement as unitEntitlement',
    ])
    .select(['unit_type as unitType', 'floor', 'street_address as streetAddress', 'city', 'province'])
    .select(['postal_code as postalCode', 'extra'])

const peopleOf = (db: Database, buildingId: string) =>
  db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .orderBy('id')
    .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'company_name as companyName', 'email'])
    .select(['phone', 'mobile', 'mailing_address as mailingAddress', 'mailing_city as mailingCity'])
    .select(['mailing_province as mailingProvince', 'mailing_postal_code as mailingPostalCode'])
    .select(['mailing_country as mailingCountry', 'email_notice_consent as emailNoticeConsent'])
    .select(['consent_date as consentDate', 'emergency_contact_name as emergencyContactName'])
    .select(['emergency_contact_phone as emergencyContactPhone'])

/** One unit as it stands, locked against other writers. */
export const selectUnitFacts = (db: Database, buildingId: string, id: string) =>
  unitsOf(db, buildingId).where('id', '=', id).select('version').forUpdate().executeTakeFirst()

/** The numbers of other units that may mean the same door. */
export const selectSameDoors = async (
  db: Database,
  buildingId: string,
  { _id, unitNumber }: { _id: string; unitNumber: string },
): Promise<string[]> => {
  const door = doorOf(unitNumber)
  const near = await db
    .selectFrom('units')
    .where('building_id', '=', buildingId)
    .where('id', '!=', _id)
    .where(sql<boolean>`starts_with(sort_key, ${`${door} `})`)
    .orderBy('sort_key')
    .select('unit_number as unitNumber')
    .execute()
  return near.map((unit) => unit.unitNumber).filter((other) => doorOf(other) === door)
}

/** One person as they stand, locked against other writers. */
export const selectPersonFacts = (db: Database, buildingId: string, id: string) =>
  peopleOf(db, buildingId).where('id', '=', id).select('version').forUpdate().executeTakeFirst()

/** What the roster keeps of an account: a row for each name that it has for it. */
export const selectOwnFacts = (db: Database, buildingId: string, accountId: string) =>
  peopleOf(db, buildingId).where('account_id', '=', accountId).select('version').execute()

/** Who has this e-mail and name in the building, if anybody. */
export const selectPersonByKey = (db: Database, buildingId: string, sameKey: string) =>
  peopleOf(db, buildingId).where('same_key', '=', sameKey).executeTakeFirst()

const tie = [
  'id as _id',
  'unit_id as unitId',
  'person_id as personId',
  'is_primary as isPrimary',
  'occupies_unit as occupiesUnit',
  'from_date as from',
  'to_date as to',
  'external_id as externalId',
  'notes',
  'extra',
] as const

const linksOf = async (db: Database, buildingId: string): Promise<KeptLink[]> => {
  const owners = await db
    .selectFrom('ownerships')
    .where('building_id', '=', buildingId)
    .orderBy('id')
    .select(tie)
    .select(['share_percent as sharePercent', sql<LinkRole>`'owner'`.as('role')])
    .execute()
  const others = await db
    .selectFrom('tenancies')
    .where('building_id', '=', buildingId)
    .orderBy('id')
    .select(tie)
    .select([sql<null>`null`.as('sharePercent'), sql<LinkRole>`kind`.as('role')])
    .execute()
  return [...owners, ...others].map((link) => ({ ...link, extra: link.extra as Record<string, string> }))
}

/** The whole roster of a building: its units with what belongs to them, its people and every tie between them, past ones too. */
export interface Roster extends Belongings {
  units: Kept<UnitFacts>[]
  people: Kept<PersonFacts>[]
  links: KeptLink[]
}

export const selectRoster = async (db: Database, buildingId: string): Promise<Roster> => {
  const units = await unitsOf(db, buildingId).execute()
  const people = await peopleOf(db, buildingId).execute()
  return {
    units: units.map((unit) => ({ ...unit, extra: unit.extra as Record<string, string> })),
    people,
    links: await linksOf(db, buildingId),
    ...(await selectBelongings(db, buildingId)),
  }
}

/** One import at a time in a building: it reads the whole roster and writes by what it read. */
export const lockRoster = (db: Database, buildingId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('roster:' || ${buildingId}::text, 0))`.execute(db)
