import { sql } from 'kysely'
import type { Role } from '../../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { PersonTie } from '../../../../contract/units/people.ts'
import type { Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { roleNow, belongsNow } from '../../buildings/buildings.ts'
import { livesThere } from '../holding-store.ts'
import { holdsOn, type Naming } from '../rules.ts'
import type { Sharing } from '../sharing.ts'

/** The account of somebody, with what it was last in the building. */
export interface AccountOfPerson {
  _id: string
  profilePicture: string | null
  role: Role | null
  since: string | null
  endedAt: string | null
}

export interface PersonRow extends Naming, Sharing {
  _id: string
  name: string
  email: string | null
  phone: string | null
  mobile: string | null
  mailingLines: string[]
  emergencyContactName: string | null
  emergencyContactPhone: string | null
  emailNoticeConsent: boolean | null
  consentDate: LocalDate | null
  account: AccountOfPerson | null
}

const instant = (column: string) => sql.raw(instantIn(column))

/** Somebody's latest role in the building: one that holds goes before one that ended. */
const latestMembership = (accountColumn: string, now: Instant) => sql<{
  role: Role
  since: string
  endedAt: string | null
} | null>`(
  select json_build_object('role', ${roleNow(now)}, 'since', ${instant('m.started_at')}, 'endedAt', ${instant('m.ended_at')}) from memberships m
  where m.account_id = ${sql.ref(accountColumn)} and m.building_id = p.building_id
  order by m.ended_at desc nulls first limit 1)`

const people = (db: Database, buildingId: string, now: Instant) =>
  db
    .selectFrom('people as p')
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
    .where('p.building_id', '=', buildingId)
    .select(['p.id', 'p.name', 'p.first_name', 'p.last_name', 'p.company_name', 'p.email', 'p.phone', 'p.mobile'])
    .select(['p.mailing_address', 'p.mailing_city', 'p.mailing_province', 'p.mailing_postal_code', 'p.mailing_country'])
    .select(['p.emergency_contact_name', 'p.emergency_contact_phone', 'p.email_notice_consent', 'p.consent_date'])
    .select(['p.is_listed', 'p.shares_email', 'p.shares_phone', 'p.is_protected'])
    .select(['p.account_id', 'a.profile_picture', latestMembership('p.account_id', now).as('membership')])

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

const place = ({ mailing_city: city, mailing_province: province, mailing_postal_code: code }: Row): string =>
  [[city, province].filter(Boolean).join(' '), code].filter(Boolean).join('  ')

const personOf = (row: Row): PersonRow => ({
  _id: row.id,
  name: row.name,
  firstName: row.first_name,
  lastName: row.last_name,
  companyName: row.company_name,
  email: row.email,
  phone: row.phone,
  mobile: row.mobile,
  mailingLines: [row.mailing_address, place(row), row.mailing_country].filter((line): line is string => Boolean(line)),
  emergencyContactName: row.emergency_contact_name,
  emergencyContactPhone: row.emergency_contact_phone,
  emailNoticeConsent: row.email_notice_consent,
  consentDate: row.consent_date,
  isListed: row.is_listed,
  sharesEmail: row.shares_email,
  sharesPhone: row.shares_phone,
  isProtected: row.is_protected,
  account:
    row.account_id === null
      ? null
      : {
          _id: row.account_id,
          profilePicture: row.profile_picture,
          role: row.membership?.role ?? null,
          since: row.membership?.since ?? null,
          endedAt: row.membership?.endedAt ?? null,
        },
})

/** The person of the building by their id, or by that of the account that is tied to them. */
export const selectPerson = async (
  db: Database,
  buildingId: string,
  id: string,
  now: Instant,
): Promise<PersonRow | null> => {
  const row = await people(db, buildingId, now)
    .where((eb) => eb.or([eb('p.id', '=', id), eb('p.account_id', '=', id)]))
    .orderBy(sql`p.id = ${id}`, 'desc')
    .orderBy('p.id')
    .executeTakeFirst()
  return row ? personOf(row) : null
}

/** Whom the roster means by an account: usually one person, or the same one under two names. */
export const selectPeopleOf = async (
  db: Database,
  buildingId: string,
  accountId: string,
  now: Instant,
): Promise<PersonRow[]> =>
  (await people(db, buildingId, now).where('p.account_id', '=', accountId).orderBy('p.id').execute()).map(personOf)

/** Somebody who belongs to the building now and whom its roster does not name. */
export const selectMember = async (db: Database, buildingId: string, accountId: string, now: Instant) => {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where('m.account_id', '=', accountId)
    .where(belongsNow(now))
    .select(['a.id as _id', 'a.first_name as firstName', 'a.last_name as lastName', 'a.email', 'a.phone'])
    .select(['a.profile_picture as profilePicture', 'm.started_at as since'])
    .select(roleNow(now).as('role'))
    .executeTakeFirst()
  return row ?? null
}

/** Ties of people to units, those that hold on the day first. */
export const selectTies = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
  day: LocalDate,
): Promise<(PersonTie & { personId: string })[]> => {
  const rows = await db
    .selectFrom('unit_links as l')
    .innerJoin('units as u', 'u.id', 'l.unit_id')
    .leftJoin('ownerships as o', 'o.id', 'l.id')
    .leftJoin('tenancies as t', 't.id', 'l.id')
    .where('l.building_id', '=', buildingId)
    .where(sql<boolean>`l.person_id = any(${[...personIds]}::uuid[])`)
    .orderBy('u.sort_key')
    .orderBy(sql`l.from_date desc nulls last`)
    .orderBy('l.id')
    .select(['l.id', 'l.person_id', 'l.role', 'l.from_date', 'l.to_date', 'u.id as unit_id', 'u.unit_number'])
    .select(['o.share_percent'])
    .select(livesThere.as('lives_there'))
    .execute()
  const ties = rows.map((row) => ({
    _id: row.id!,
    personId: row.person_id!,
    unitId: row.unit_id,
    unitNumber: row.unit_number,
    role: row.role as LinkRole,
    sharePercent: row.share_percent,
    livesThere: row.lives_there,
    from: row.from_date,
    to: row.to_date,
    holds: holdsOn({ from: row.from_date, to: row.to_date }, day),
  }))
  return [...ties.filter(({ holds }) => holds), ...ties.filter(({ holds }) => !holds)]
}

/** Sets whether somebody is hidden from neighbours; answers whether it was otherwise. */
export const updateProtected = async (
  db: Database,
  buildingId: string,
  personId: string,
  isProtected: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ is_protected: isProtected })
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .where('is_protected', '=', !isProtected)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
