import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'

/** Somebody a notice is for, once for each unit and role. */
export interface Recipient {
  personId: string | null
  accountId: string | null
  unitId: string | null
  role: 'owner' | 'tenant' | 'occupant' | 'council' | 'member'
}

interface Told {
  buildingId: string
  noticeId: string
  round: number
}

/** Keeps whom a notice is for now. */
export const insertRecipients = (db: Database, { buildingId, noticeId, round }: Told, people: readonly Recipient[]) => {
  const rows = people.map(({ personId, accountId, unitId, role }) => ({
    building_id: buildingId,
    notice_id: noticeId,
    round,
    person_id: personId,
    account_id: accountId,
    unit_id: unitId,
    role,
  }))
  return run(
    db,
    `insert into notice_recipients
    select * from jsonb_populate_recordset(null::notice_recipients, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Keeps the units that nobody is known for: all of the building, or of some; they show as not reached. */
export const insertEmptyUnits = (db: Database, told: Told, unitIds: readonly string[] | null) =>
  run(
    db,
    `insert into notice_recipients (building_id, notice_id, round, unit_id)
    select u.building_id, $2, $3, u.id from units u
    where u.building_id = $1 and ($4::uuid[] is null or u.id = any ($4))
      and not exists (
        select 1 from notice_recipients k where k.notice_id = $2 and k.round = $3 and k.unit_id = u.id)
    on conflict do nothing`,
    [told.buildingId, told.noticeId, told.round, unitIds],
  )

export interface Marks {
  /** The account, else the person; null for a unit without anybody. */
  key: string | null
  name: string | null
  hasAccount: boolean
  role: Recipient['role'] | null
  unitId: string | null
  unitNumber: string | null
  floor: string | null
  readAt: string | null
  acknowledgedAt: string | null
}

/** Everybody a notice was for, by unit, with their marks; who signed up since counts by the account they have now. */
export const selectMarks = async (db: Database, { buildingId, noticeId, round }: Told): Promise<Marks[]> => {
  const { rows } = await run(
    db,
    `select coalesce(a.id, k.person_id) as key, coalesce(p.name, a.first_name || ' ' || a.last_name) as name,
      a.id is not null as "hasAccount", k.role, k.unit_id as "unitId", u.unit_number as "unitNumber", u.floor,
      r.read_at as "readAt", r.acknowledged_at as "acknowledgedAt"
    from notice_recipients k
    left join people p on p.building_id = k.building_id and p.id = k.person_id
    left join units u on u.building_id = k.building_id and u.id = k.unit_id
    left join accounts a on a.id = coalesce(k.account_id, p.account_id)
    left join notice_receipts r on r.notice_id = k.notice_id and r.account_id = a.id and r.round = k.round
    where k.building_id = $1 and k.notice_id = $2 and k.round = $3
    order by u.sort_key nulls last,
      ${nameOrder(`coalesce(p.name, a.first_name || ' ' || a.last_name)`)}, key`,
    [buildingId, noticeId, round],
  )
  return rows as Marks[]
}

/** The addresses of those a notice was for, each once; a name only where nobody shares the address, and its account. */
export const selectAddresses = async (
  db: Database,
  { buildingId, noticeId, round }: Told,
): Promise<{ email: string; name: string | null; accountId: string | null }[]> => {
  const { rows } = await run(
    db,
    `select email, case when count(distinct name) = 1 then min(name) end as name,
      min(account_id::text) as "accountId"
    from (
      select a.id as account_id, coalesce(a.email, p.email) as email, coalesce(a.first_name, p.first_name, p.name) as name
      from notice_recipients k
      left join people p on p.building_id = k.building_id and p.id = k.person_id
      left join accounts a on a.id = coalesce(k.account_id, p.account_id)
      where k.building_id = $1 and k.notice_id = $2 and k.round = $3) as told
    where email is not null
    group by email order by email`,
    [buildingId, noticeId, round],
  )
  return rows as { email: string; name: string | null; accountId: string | null }[]
}
