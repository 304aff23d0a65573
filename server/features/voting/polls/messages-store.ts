import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { lastReminder, type KnownPoll } from './store.ts'

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

interface ToRemind extends Pick<KnownPoll, 'openedAt' | 'closesAt' | 'remindedAt'> {
  _id: string
  buildingId: string
}

/** Polls that are open and close by then, with when their units were reminded last. */
export const selectToRemind = async (db: Database, { now, by }: { now: Instant; by: Instant }): Promise<ToRemind[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.building_id as "buildingId", p.opened_at as "openedAt", p.closes_at as "closesAt",
       ${lastReminder} as "remindedAt"
     from polls p where p.opened_at is not null and p.closed_at is null and p.withdrawn_at is null
       and p.closes_at > $1::timestamptz and p.closes_at <= $2::timestamptz and ${inOpenBuilding}
     order by p.closes_at, p.id`,
    [now, by],
  )
  return rows as ToRemind[]
}

/** Notes that units are reminded; the caller holds the poll. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  { _id, pollId, at }: { _id: string; pollId: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into poll_reminders (id, building_id, poll_id, sent_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz)`,
    [_id, buildingId, pollId, at],
  )
}

/** What rows of inboxes on a poll are about: the poll itself, or one of its reminders. */
export const selectSubjects = async (db: Database, buildingId: string, pollId: string): Promise<string[]> => {
  const { rows } = await run(db, 'select id from poll_reminders where building_id = $1::uuid and poll_id = $2::uuid', [
    buildingId,
    pollId,
  ])
  return [pollId, ...(rows as { id: string }[]).map(({ id }) => id)]
}
