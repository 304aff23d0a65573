import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

const answering = (roles: string, day: string) => `
  l.account_id is not null and l.role = any(${roles}::text[])
  and (l.from_date is null or l.from_date <= ${day}::date) and (l.to_date is null or l.to_date >= ${day}::date)`

const unanswered = `not exists (select from poll_answers w
  where w.building_id = n.building_id and w.poll_id = n.poll_id and w.unit_id = n.unit_id)`

interface Asked {
  pollId: string
  roles: readonly string[]
  day: LocalDate
}

/** The accounts that may answer for units that a poll asks; or only for those that have not answered. */
export const selectAsked = async (
  db: Database,
  buildingId: string,
  { pollId, roles, day }: Asked,
  which: 'all' | 'unanswered',
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct l.account_id as "accountId" from poll_units n
     join unit_links l on l.building_id = n.building_id and l.unit_id = n.unit_id
     where n.building_id = $1::uuid and n.poll_id = $2::uuid and ${answering('$3', '$4')}
       ${which === 'unanswered' ? `and ${unanswered}` : ''}`,
    [buildingId, pollId, [...roles], day],
  )
  return (rows as { accountId: string }[]).map(({ accountId }) => accountId)
}

/** The accounts of a unit that have nothing left to answer in a poll. */
export const selectDone = async (
  db: Database,
  buildingId: string,
  { pollId, unitId, roles, day }: Asked & { unitId: string },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct d.account_id as "accountId" from unit_links d
     where d.building_id = $1::uuid and d.unit_id = $5::uuid and d.account_id is not null and d.role = any($3::text[])
       and not exists (select from poll_units n
         join unit_links l on l.building_id = n.building_id and l.unit_id = n.unit_id
         where n.building_id = d.building_id and n.poll_id = $2::uuid and l.account_id = d.account_id
           and ${answering('$3', '$4')} and ${unanswered})`,
    [buildingId, pollId, [...roles], day, unitId],
  )
  return (rows as { accountId: string }[]).map(({ accountId }) => accountId)
}

/** A building that is suspended rests: what is due there waits until it opens. */
const inOpenBuilding = 'exists (select from buildings h where h.id = p.building_id and h.suspended_at is null)'

/** Polls that are over by the clock, and nobody has written so. */
export const selectOver = async (db: Database, now: Instant): Promise<{ _id: string; buildingId: string }[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.building_id as "buildingId" from polls p
     where p.opened_at is not null and p.closed_at is null and p.withdrawn_at is null and p.closes_at <= $1::timestamptz
       and ${inOpenBuilding}
     order by p.closes_at, p.id`,
    [now],
  )
  return rows as Awaited<ReturnType<typeof selectOver>>
}

/** Polls that are open and close by then, of which nobody was reminded. */
export const selectToRemind = async (
  db: Database,
  { now, by }: { now: Instant; by: Instant },
): Promise<{ _id: string; buildingId: string }[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.building_id as "buildingId" from polls p
     where p.opened_at is not null and p.closed_at is null and p.withdrawn_at is null and p.reminded_at is null
       and p.closes_at > $1::timestamptz and p.closes_at <= $2::timestamptz and ${inOpenBuilding}
     order by p.closes_at, p.id`,
    [now, by],
  )
  return rows as Awaited<ReturnType<typeof selectToRemind>>
}

/** Notes that units were reminded; of several that try, one does. */
export const claimReminder = async (db: Database, buildingId: string, id: string, at: Instant): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update polls set reminded_at = $3::timestamptz
     where building_id = $1::uuid and id = $2::uuid and reminded_at is null and closed_at is null
       and withdrawn_at is null`,
    [buildingId, id, at],
  )
  return (numAffectedRows ?? 0n) > 0n
}
