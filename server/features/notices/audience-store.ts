import type { Role } from '../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'

/** Who reads notices: the account in its building, on that building's day. */
export interface Reader {
  buildingId: string
  accountId: string
  role: Role
  day: LocalDate
  now: Instant
  /** Whether the reader writes notices here and so sees all of them. */
  manages: boolean
}

/** The first five parameters of every statement about notices that somebody reads; further ones begin at $6. */
export const readerValues = ({ buildingId, accountId, role, day, now }: Reader): string[] => [
  buildingId,
  accountId,
  role,
  day,
  now,
]

/** What the reader is to the building's units on that day; stands before every statement that asks for an audience. */
export const reader = `
  reader as (
    select $3::text as role, $5::timestamptz as now,
      coalesce(bool_or(l.role = 'owner'), false) as owns, coalesce(bool_or(l.role = 'tenant'), false) as rents,
      coalesce(array_agg(l.unit_id), '{}') as units
    from unit_links l
    where l.building_id = $1::uuid and l.account_id = $2::uuid and l.role in ('owner', 'tenant', 'occupant')
      and (l.from_date is null or l.from_date <= $4::date) and (l.to_date is null or l.to_date >= $4::date))`

/**
 * Owners and tenants follow the unit's periods, council the role; a visitor is told nothing. The units of a notice are
 * looked up one notice at a time: an `exists` would be planned as a hash over the units of all notices.
 */
const addressed = `
  ($3 <> 'visitor' and (n.audience = 'all'
    or (n.audience = 'council' and $3 = 'council')
    or (n.audience = 'owners' and (select owns from reader))
    or (n.audience = 'tenants' and (select rents from reader))
    or (n.audience = 'specific_units' and (select units from reader)
      && array(select nu.unit_id from notice_units nu where nu.notice_id = n.id))))`

export const current = `n.released_at is not null and n.publish_date <= $5 and (n.expires_at is null or n.expires_at > $5)`

/** The states a list is narrowed to, in words of the table. */
export const stateIs = {
  draft: 'n.released_at is null',
  // Said of both dates: by the second one the index finds them.
  scheduled: 'n.released_at is not null and n.publish_date > $5 and n.listed_at > $5',
  published: current,
  expired: 'n.released_at is not null and n.publish_date <= $5 and n.expires_at <= $5',
} as const

const here = 'n.building_id = $1 and n.deleted_at is null'

/** The one rule of who may see a notice: lists, one notice, its files, marks, counts and the inbox all ask it. */
export const visibleTo = ({ manages }: Pick<Reader, 'manages'>): string =>
  manages ? here : `${here} and ${current} and ${addressed}`

/** What the inbox may still name: a notice that the reader could see until it ended. */
export const wasVisible = `${here} and n.released_at is not null and n.publish_date <= $5 and ${addressed}`

/** Whose word on a notice counts: those it is for, which a manager without a unit is not. */
export const asksOf = `(${current} and ${addressed} and ($3 <> 'management' or (select units from reader) <> '{}'))`
