import type { MessageKind } from '../../../contract/message-kinds.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { sql } from 'kysely'
import { run, type Database } from '../../db/connection.ts'
import { newId } from '../../db/ids.ts'
import { isOpen, roleNow, belongsNow } from '../buildings/buildings.ts'
import type { Place } from './preferences-store.ts'

/** Something to be told by e-mail later. */
interface Held {
  buildingId: string
  kind: MessageKind
  subjectId: string
  /** To whom, and when. */
  due: ReadonlyMap<string, Instant>
}

/** Keeps mails for later; what was held before for somebody, left or not, is not held again. */
export const insertHeld = (db: Database, { buildingId, kind, subjectId, due }: Held, now: Instant) => {
  const rows = [...due].map(([accountId, at]) => ({
    id: newId(Date.parse(now)),
    account_id: accountId,
    building_id: buildingId,
    kind,
    subject_id: subjectId,
    held_at: now,
    due_at: at,
  }))
  return run(
    db,
    `insert into held_mails select * from jsonb_populate_recordset(null::held_mails, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** People for whom something is due. */
export const selectDue = (db: Database, now: Instant, most: number) =>
  db
    .selectFrom('held_mails')
    .where('released_at', 'is', null)
    .where('due_at', '<=', now)
    .where(isOpen('building_id'))
    .groupBy(['account_id', 'building_id'])
    .orderBy((eb) => eb.fn.min('due_at'))
    .limit(sql.lit(most))
    .select(['account_id as accountId', 'building_id as buildingId'])
    .execute()

export interface Released {
  kind: MessageKind
  subjectId: string
  wanted: boolean | null
}

/** Takes what is due for somebody, each once, oldest first; without what they have read in their inbox meanwhile. */
export const releaseDue = async (db: Database, { accountId, buildingId }: Place, now: Instant): Promise<Released[]> => {
  const { rows } = await run(
    db,
    `with released as (
      update held_mails set released_at = $3
      where account_id = $1 and building_id = $2 and released_at is null and due_at <= $3
      returning id, kind, subject_id)
    select r.kind, r.subject_id as "subjectId",
      (select c.wanted from notification_choices c
        where c.account_id = $1 and c.building_id = $2 and c.kind = r.kind and c.channel = 'email') as wanted
    from released r
    where not exists (select from notifications n
      where n.account_id = $1 and n.building_id = $2 and n.kind = r.kind and n.subject_id = r.subject_id
        and n.read_at is not null)
    order by r.id`,
    [accountId, buildingId, now],
  )
  return rows as Released[]
}

interface Standing {
  firstName: string
  lastName: string
  email: string
  role: Role
}

/** Somebody who belongs to a building and may sign in; nobody else is mailed what waited. */
export const selectStanding = (
  db: Database,
  { accountId, buildingId }: Place,
  now: Instant,
): Promise<Standing | undefined> =>
  db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .innerJoin('buildings as b', 'b.id', 'm.building_id')
    .where('a.id', '=', accountId)
    .where('a.disabled_at', 'is', null)
    .where('m.building_id', '=', buildingId)
    .where(belongsNow(now))
    .where('b.suspended_at', 'is', null)
    .select(['a.first_name as firstName', 'a.last_name as lastName', 'a.email'])
    .select(roleNow(now).as('role'))
    .executeTakeFirst()

/** What still waits for somebody is due at another time, because they chose another rhythm: each kind at its own. */
export const moveHeld = async (
  db: Database,
  { accountId, buildingId }: Place,
  due: readonly { kind: MessageKind; at: Instant }[],
): Promise<void> => {
  await run(
    db,
    `update held_mails h set due_at = d.at from unnest($3::text[], $4::timestamptz[]) d (kind, at)
     where h.account_id = $1::uuid and h.building_id = $2::uuid and h.kind = d.kind and h.released_at is null`,
    [accountId, buildingId, due.map(({ kind }) => kind), due.map(({ at }) => at)],
  )
}

export const deleteReleased = async (db: Database, before: Instant): Promise<void> => {
  await db.deleteFrom('held_mails').where('released_at', '<', before).execute()
}
