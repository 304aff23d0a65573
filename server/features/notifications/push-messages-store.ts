import { sql } from 'kysely'
import { pushClaimMs } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'

export interface NewPush {
  id: string
  subscription_id: string
  building_id: string | null
  kind: string
  subject_id: string | null
  urgent: boolean
  more: number
  attempts: number
  told_at: string
  next_attempt_at: string
}

/** Writes messages for many browsers; one that waits there of the same kind gives its place to the newer. */
export const insertPushes = async (db: Database, rows: readonly NewPush[]): Promise<void> => {
  await db
    .insertInto('push_messages')
    .expression(
      sql`select * from jsonb_populate_recordset(null::push_messages, ${JSON.stringify(rows)}::jsonb)` as never,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'kind'])
        // Written out: with a parameter the plan for every call would not find the index.
        .where('urgent', '=', sql.lit(false))
        .where('sent_at', 'is', null)
        .where('dropped_at', 'is', null)
        .doUpdateSet((eb) => ({
          building_id: eb.ref('excluded.building_id'),
          subject_id: eb.ref('excluded.subject_id'),
          told_at: eb.ref('excluded.told_at'),
          more: eb('push_messages.more', '+', 1),
        })),
    )
    .execute()
}

/** Takes the longest waiting message that is due, for a while: nobody else sends it meanwhile. */
export const claimPush = (db: Database, now: string) =>
  db
    .updateTable('push_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: later(now, pushClaimMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('push_messages')
        .select('id')
        .where('sent_at', 'is', null)
        .where('dropped_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id as _id',
      'subscription_id as subscriptionId',
      'building_id as buildingId',
      'kind',
      'subject_id as subjectId',
      'urgent',
      'more',
      'told_at as toldAt',
      'attempts',
    ])
    .executeTakeFirst()

export type ClaimedPush = NonNullable<Awaited<ReturnType<typeof claimPush>>>

const open = (db: Database, id: string) =>
  db.updateTable('push_messages').where('id', '=', id).where('sent_at', 'is', null).where('dropped_at', 'is', null)

/** It left; false where something newer took its place meanwhile and waits still. */
export const markSent = async (db: Database, { _id, more }: ClaimedPush, now: string): Promise<boolean> => {
  const marked = await open(db, _id)
    .set({ sent_at: now, last_answer: null })
    .where('more', '=', more)
    .returning('id')
    .execute()
  return marked.length > 0
}

/** To be tried again at that time; `attempts` starts anew where nothing was tried. */
export const postpone = async (
  db: Database,
  id: string,
  { until, answer, attempts }: { until: string; answer: string | null; attempts: number },
): Promise<void> => {
  await open(db, id).set({ next_attempt_at: until, last_answer: answer, attempts }).execute()
}

/** Given up, for good; the answer says why. */
export const markDropped = async (db: Database, id: string, answer: string, now: string): Promise<void> => {
  await open(db, id).set({ dropped_at: now, last_answer: answer }).execute()
}

/** Deletes what was sent or given up before that time. */
export const deleteOldPushes = async (db: Database, before: string): Promise<void> => {
  await db
    .deleteFrom('push_messages')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('dropped_at', '<', before)]))
    .execute()
}
