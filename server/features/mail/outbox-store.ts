import {
  linkOver,
  type FailedMails,
  type MailKind,
  type MailState,
  type OutboxQuery,
  type OutboxSummary,
} from '../../../contract/admin/mails.ts'
import { mailBuildingsMost, mailsAgainMost } from '../../../contract/limits/platform.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'
import type { RecordNames } from '../../offers.ts'

export interface OutboxRow {
  id: string
  state: MailState
  kind: MailKind
  building_id: string | null
  building_name: string | null
  recipient: string
  subject: string
  queued_at: Instant
  attempts: number
  next_attempt_at: Instant
  ended_at: Instant | null
  last_answer: string | null
  link_kind: string | null
  link_hash: Buffer | null
}

const dayMs = 86_400_000

/** Written out, so that each finds its own partial index. */
const conditions: Readonly<Record<MailState, string>> = {
  sent: 'o.sent_at is not null',
  discarded: 'o.discarded_at is not null',
  failed: 'o.failed_at is not null and o.discarded_at is null',
  waiting: 'o.sent_at is null and o.failed_at is null',
}

/** A mail whose link is over is of use to nobody. */
const toRetry = `${conditions.failed} and coalesce(o.last_answer, '') not like '${linkOver}%'`

const rowsText = `
  select o.id, o.class as kind, o.building_id, b.name as building_name, o.recipient, o.subject, o.queued_at,
    o.attempts, o.next_attempt_at, o.last_answer, o.link_kind, o.link_hash, coalesce(o.sent_at, o.discarded_at, o.failed_at) as ended_at,
    case when o.sent_at is not null then 'sent' when o.discarded_at is not null then 'discarded'
      when o.failed_at is not null then 'failed' else 'waiting' end as state
  from outbox o left join buildings b on b.id = o.building_id`

const narrowed = ({ buildingId, kind }: FailedMails, values: unknown[]): string => {
  const given = (value: unknown) => `$${values.push(value)}`
  return [
    ...(buildingId ? [` and o.building_id = ${given(buildingId)}::uuid`] : []),
    ...(kind ? [` and o.class = ${given(kind)}::text`] : []),
  ].join('')
}

/** Mail of the whole platform, newest first; one row more than asked for where there are more. */
export const selectOutbox = async (db: Database, query: OutboxQuery): Promise<OutboxRow[]> => {
  const values: unknown[] = []
  const where = narrowed(query, values)
  const before = query.cursor === undefined ? '' : ` and o.id < $${values.push(query.cursor)}::uuid`
  const state = query.state ? conditions[query.state] : 'true'
  const text = `${rowsText} where ${state}${where}${before} order by o.id desc limit ${query.limit + 1}`
  return (await run(db, text, values)).rows as OutboxRow[]
}

export const selectOutboxMail = async (db: Database, id: string): Promise<OutboxRow | undefined> =>
  (await run(db, `${rowsText} where o.id = $1::uuid`, [id])).rows[0] as OutboxRow | undefined

/** How the outbox stands, in one statement. */
export const selectSummary = async (db: Database, now: Instant): Promise<Omit<OutboxSummary, 'sends'>> => {
  const { rows } = await run(
    db,
    `with stuck as (
       select o.building_id, count(*) filter (where o.failed_at is not null)::int as failed,
         count(*) filter (where o.failed_at is null)::int as waiting,
         min(o.queued_at) filter (where o.failed_at is null) as since
       from outbox o where (${conditions.failed}) or (${conditions.waiting}) group by o.building_id)
     select
       (select coalesce(sum(failed), 0)::int from stuck) as failed,
       (select coalesce(sum(waiting), 0)::int from stuck) as waiting,
       (select min(since) from stuck) as "waitingSince",
       (select count(*)::int from outbox o where o.sent_at is not null and o.sent_at > $1::timestamptz) as "sentInADay",
       (select coalesce(json_agg(json_build_object('_id', f._id, 'name', f.name, 'failed', f.failed)
          order by f.failed desc, ${nameOrder('f.name')}, f._id), '[]')
        from (select b.id as _id, b.name, s.failed from stuck s join buildings b on b.id = s.building_id
              order by s.failed desc, ${nameOrder('b.name')}, b.id limit ${mailBuildingsMost}) f) as buildings`,
    [later(now, -dayMs)],
  )
  return rows[0] as Omit<OutboxSummary, 'sends'>
}

const sendAgain = `failed_at = null, attempts = 0, last_answer = null`

/** Sends a mail that failed on its way again; false where it has not failed, or no longer. */
export const updateAgain = async (db: Database, id: string, now: Instant): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update outbox o set ${sendAgain}, next_attempt_at = $2::timestamptz where o.id = $1::uuid and ${toRetry}`,
    [id, now],
  )
  return numAffectedRows === 1n
}

/** The same with all that failed, the oldest first and so many at most; answers which. */
export const updateAllAgain = async (
  db: Database,
  narrowing: FailedMails,
  now: Instant,
): Promise<Pick<OutboxRow, 'id' | 'building_id' | 'link_kind' | 'link_hash'>[]> => {
  const values: unknown[] = [now]
  const { rows } = await run(
    db,
    `update outbox set ${sendAgain}, next_attempt_at = $1::timestamptz
     where id in (
       select o.id from outbox o where ${toRetry}${narrowed(narrowing, values)}
       order by o.id limit ${mailsAgainMost} for update skip locked)
     returning id, building_id, link_kind, link_hash`,
    values,
  )
  return rows as Awaited<ReturnType<typeof updateAllAgain>>
}

export const countFailed = async (db: Database, narrowing: FailedMails): Promise<number> => {
  const values: unknown[] = []
  const text = `select count(*)::int as failed from outbox o where ${toRetry}${narrowed(narrowing, values)}`
  return ((await run(db, text, values)).rows[0] as { failed: number }).failed
}

/** Gives a mail up that has not left, with the words of one that carried a secret; false where it has, or was. */
export const updateDiscarded = async (db: Database, id: string, now: Instant): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update outbox set discarded_at = $2::timestamptz, failed_at = coalesce(failed_at, $2::timestamptz),
       html = case when secret then '' else html end, plain = case when secret then '' else plain end
     where id = $1::uuid and sent_at is null and discarded_at is null`,
    [id, now],
  )
  return numAffectedRows === 1n
}

/** What the history calls a mail of the building that staff touched: by its subject. */
export const mailNames: RecordNames = {
  mail: (building) =>
    `select o.id, o.subject as name, null::uuid as open_id from outbox o
     where o.building_id = ${building} and o.id in (
       select c.subject_id from changes c where c.building_id = ${building} and c.subject = 'mail')`,
}
