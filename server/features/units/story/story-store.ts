import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { UnitLink } from '../../../../contract/units/story.ts'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { livesThere } from '../holding-store.ts'
import { recordsOf, spacesOf } from './belongings-store.ts'

/** A tie with all that is kept of it and of its person, before anybody has looked. */
export interface KnownLink extends Omit<UnitLink, 'isSelf' | 'person'> {
  hasAccount: boolean
  accountId: string | null
  person: RosterPerson
  isListed: boolean
  sharesEmail: boolean
  sharesPhone: boolean
  isProtected: boolean
}

const person = sql<RosterPerson>`json_build_object('_id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
  'companyName', p.company_name, 'email', p.email, 'phone', p.phone, 'mobile', p.mobile,
  'mailingAddress', p.mailing_address, 'mailingCity', p.mailing_city, 'mailingProvince', p.mailing_province,
  'mailingPostalCode', p.mailing_postal_code, 'mailingCountry', p.mailing_country,
  'emailNoticeConsent', p.email_notice_consent, 'consentDate', p.consent_date,
  'emergencyContactName', p.emergency_contact_name, 'emergencyContactPhone', p.emergency_contact_phone,
  'version', p.version)`

const links = (db: Database, buildingId: string, unitId: string) =>
  db
    .selectFrom('unit_links as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where('l.unit_id', '=', unitId)
    .select(['l.id as _id', 'l.role', 'l.person_id as personId', 'p.name', 'p.email', 'p.account_id as accountId'])
    .select(['l.from_date as from', 'l.to_date as to', 'o.share_percent as sharePercent'])
    .select(['t.form_k_received_on as formKReceivedOn', 't.lease_ends_on as leaseEndsOn'])
    .select(['p.is_listed as isListed', 'p.shares_email as sharesEmail', 'p.shares_phone as sharesPhone'])
    .select(['p.is_protected as isProtected', person.as('person')])
    .select((eb) => [
      eb.fn.coalesce('p.phone', 'p.mobile').as('phone'),
      eb.fn.coalesce('o.is_primary', 't.is_primary').as('isPrimary'),
      eb.fn.coalesce('o.notes', 't.notes').as('notes'),
      eb.fn.coalesce('o.version', 't.version').as('version'),
      sql<boolean>`p.account_id is not null`.as('hasAccount'),
      livesThere.as('occupiesUnit'),
    ])

const isOver = (day: LocalDate) => sql<SqlBool>`l.to_date < ${day}::date`

const linksOfNow = (db: Database, buildingId: string, unitId: string, day: LocalDate) =>
  links(db, buildingId, unitId)
    .where((eb) => eb.not(sql<boolean>`coalesce(${isOver(day)}, false)`))
    .orderBy(sql`array_position(array['owner', 'tenant', 'occupant', 'agent'], l.role)`)
    .orderBy(sql`coalesce(o.is_primary, t.is_primary, false) desc, p.name, l.id`)

const lastEnd = (day: LocalDate) => sql<LocalDate | null>`(
  select max(l.to_date) from unit_links l
  where l.building_id = u.building_id and l.unit_id = u.id and ${isOver(day)})`
const lastSale = (day: LocalDate) => sql<LocalDate | null>`(
  select max(l.to_date) from ownerships l
  where l.building_id = u.building_id and l.unit_id = u.id and ${isOver(day)})`

/** A unit with everybody tied to it on a day or later, and with all that belongs to it; one statement. */
export const selectStory = async (db: Database, buildingId: string, unitId: string, day: LocalDate) => {
  const unit = await db
    .selectFrom('units as u')
    .where('u.building_id', '=', buildingId)
    .where('u.id', '=', unitId)
    .select(['u.id as _id', 'u.unit_number as unitNumber', 'u.strata_lot as strataLot', 'u.floor'])
    .select(['u.unit_entitlement as unitEntitlement', 'u.unit_type as unitType', 'u.street_address as streetAddress'])
    .select(['u.city', 'u.province', 'u.postal_code as postalCode', 'u.version'])
    .select(lastEnd(day).as('lastEnd'))
    .select(lastSale(day).as('lastSale'))
    .select(jsonArrayFrom(linksOfNow(db, buildingId, unitId, day)).as('links'))
    .select(jsonArrayFrom(spacesOf(db, buildingId, unitId)).as('spaces'))
    .executeTakeFirst()
  if (!unit) return null
  const belongings = await recordsOf(db, buildingId, unitId)
  return { ...unit, ...belongings, links: unit.links as KnownLink[] }
}
export type Story = NonNullable<Awaited<ReturnType<typeof selectStory>>>

/** What of the past is asked for: all of it, or what went on after a day. */
export interface Bounds {
  day: LocalDate
  /** Only ties that were still there after this day. */
  after: LocalDate | null
}

/** Ties that were over before a day, the latest first. */
export const selectEarlier = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { cursor, limit }: Paging,
  { day, after }: Bounds,
): Promise<Page<KnownLink>> => {
  const from = cursor === undefined ? null : readCursor(cursor, 2)
  const rows = await links(db, buildingId, unitId)
    .where(isOver(day))
    .$if(after !== null, (query) => query.where(sql<SqlBool>`l.to_date > ${after}::date and not p.is_protected`))
    .$if(from !== null, (query) =>
      query.where(sql<SqlBool>`(l.to_date, l.id) < (${from![0]}::date, ${from![1]}::uuid)`),
    )
    .orderBy('l.to_date', 'desc')
    .orderBy('l.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(
    rows as KnownLink[],
    limit,
    (link) => link,
    ({ to, _id }) => writeCursor([to, _id]),
  )
}
