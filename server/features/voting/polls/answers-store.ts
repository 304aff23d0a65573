import type { Instant } from '../../../../contract/time.ts'
import type { PollCoverage } from '../../../../contract/voting/polls.ts'
import { run, type Database } from '../../../db/connection.ts'

/** One unit's answer. */
export interface Answer {
  unitId: string
  optionIds: string[]
  at: Instant
  accountId: string
  byName: string
  /** Whether whoever answered lives in the unit, without owning it, on the day on which it is read. */
  byResident: boolean
  isProtected: boolean
}

const holdsOn = (link: string, day: string) =>
  `(${link}.from_date is null or ${link}.from_date <= ${day}) and (${link}.to_date is null or ${link}.to_date >= ${day})`

/** Of these units the ones that a poll asks, in the order of their numbers. */
export const selectAsked = async (
  db: Database,
  buildingId: string,
  pollId: string,
  unitIds: readonly string[],
): Promise<{ _id: string; unitNumber: string }[]> => {
  const { rows } = await run(
    db,
    `select u.id as "_id", u.unit_number as "unitNumber" from poll_units n
     join units u on u.building_id = n.building_id and u.id = n.unit_id
     where n.building_id = $1::uuid and n.poll_id = $2::uuid and n.unit_id = any($3::uuid[])
     order by u.sort_key, u.id`,
    [buildingId, pollId, [...unitIds]],
  )
  return rows as Awaited<ReturnType<typeof selectAsked>>
}

/** The answers of some units, with who gave them. */
export const selectAnswers = async (
  db: Database,
  buildingId: string,
  { pollId, unitIds, day }: { pollId: string; unitIds: readonly string[]; day: string },
): Promise<Answer[]> => {
  const { rows } = await run(
    db,
    `select w.unit_id as "unitId", w.answered_at as at, w.account_id as "accountId",
       a.first_name || ' ' || a.last_name as "byName",
       coalesce((select bool_and(l.role in ('tenant', 'occupant')) from unit_links l where l.building_id = w.building_id
         and l.unit_id = w.unit_id and l.account_id = w.account_id and ${holdsOn('l', '$4::date')}), false) as "byResident",
       exists (select from people q where q.building_id = w.building_id and q.account_id = w.account_id
         and q.is_protected) as "isProtected",
       array(select c.option_id from poll_choices c join poll_options o on o.id = c.option_id
         where c.building_id = w.building_id and c.poll_id = w.poll_id and c.unit_id = w.unit_id
         order by o.place) as "optionIds"
     from poll_answers w join accounts a on a.id = w.account_id
     where w.building_id = $1::uuid and w.poll_id = $2::uuid and w.unit_id = any($3::uuid[])`,
    [buildingId, pollId, [...unitIds], day],
  )
  return rows as Answer[]
}

/**
 * Keeps a unit's answer in place of the one before. The row of the answer decides between two at once: the later one
 * waits here for the earlier, and then stands.
 */
export const upsertAnswer = async (
  db: Database,
  buildingId: string,
  given: { pollId: string; unitId: string; accountId: string; at: Instant; optionIds: readonly string[] },
): Promise<void> => {
  const { pollId, unitId, accountId, at, optionIds } = given
  await run(
    db,
    `insert into poll_answers (building_id, poll_id, unit_id, account_id, answered_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::timestamptz)
     on conflict (building_id, poll_id, unit_id) do update
       set account_id = excluded.account_id, answered_at = excluded.answered_at`,
    [buildingId, pollId, unitId, accountId, at],
  )
  await run(db, 'delete from poll_choices where building_id = $1::uuid and poll_id = $2::uuid and unit_id = $3::uuid', [
    buildingId,
    pollId,
    unitId,
  ])
  await run(
    db,
    `insert into poll_choices (building_id, poll_id, unit_id, option_id)
     select distinct $1::uuid, $2::uuid, $3::uuid, chosen from unnest($4::uuid[]) as chosen`,
    [buildingId, pollId, unitId, [...optionIds]],
  )
}

/** Units by option, in the order of the options, those that nobody chose too. */
export const selectResults = async (
  db: Database,
  buildingId: string,
  pollId: string,
): Promise<{ optionId: string; units: number }[]> => {
  const { rows } = await run(
    db,
    `select o.id as "optionId", (select count(*)::integer from poll_choices c
       where c.building_id = o.building_id and c.poll_id = o.poll_id and c.option_id = o.id) as units
     from poll_options o where o.building_id = $1::uuid and o.poll_id = $2::uuid order by o.place`,
    [buildingId, pollId],
  )
  return rows as Awaited<ReturnType<typeof selectResults>>
}

type CoveredUnit = Omit<PollCoverage['byUnit'][number], 'reach' | 'optionIds'> & {
  optionIds: string[]
  accounts: number
}

/** Every unit that a poll asks, with its answer and how many accounts may answer for it on a day. */
export const selectCoverage = async (
  db: Database,
  buildingId: string,
  { pollId, roles, day }: { pollId: string; roles: readonly string[]; day: string },
): Promise<CoveredUnit[]> => {
  const { rows } = await run(
    db,
    `select u.id as "_id", u.unit_number as "unitNumber", u.floor, w.answered_at as "answeredAt",
       a.first_name || ' ' || a.last_name as "answeredBy",
       array(select c.option_id from poll_choices c join poll_options o on o.id = c.option_id
         where c.building_id = n.building_id and c.poll_id = n.poll_id and c.unit_id = n.unit_id
         order by o.place) as "optionIds",
       (select count(distinct l.account_id)::integer from unit_links l
        where l.building_id = n.building_id and l.unit_id = n.unit_id and l.account_id is not null
          and l.role = any($3::text[]) and ${holdsOn('l', '$4::date')}) as accounts
     from poll_units n
     join units u on u.building_id = n.building_id and u.id = n.unit_id
     left join poll_answers w on w.building_id = n.building_id and w.poll_id = n.poll_id and w.unit_id = n.unit_id
     left join accounts a on a.id = w.account_id
     where n.building_id = $1::uuid and n.poll_id = $2::uuid
     order by u.sort_key, u.id`,
    [buildingId, pollId, [...roles], day],
  )
  return rows as CoveredUnit[]
}
