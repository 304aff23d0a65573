import { sql } from 'kysely'
import { mailAttemptsMost, mailClaimMs } from '../../../contract/limits.ts'
import { linkOver, type LinkKind } from '../../../contract/admin/mails.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { CarriedLink } from './link.ts'
import type { MailClass } from './template.ts'

export interface NewMail {
  id: string
  buildingId: string | null
  class: MailClass
  recipient: string
  subject: string
  html: string
  plain: string
  secret: boolean
  /** The link for whose sake it is sent. */
  link: CarriedLink | null
  dedupeKey: string | null
  unsubscribeUrl: string | null
  queuedAt: Instant
}

/** Writes the row; false when the same thing was written to somebody before. */
export const insertMail = async (db: Database, mail: NewMail): Promise<boolean> => {
  const written = await db
    .insertInto('outbox')
    .values({
      id: mail.id,
      building_id: mail.buildingId,
      class: mail.class,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      plain: mail.plain,
      secret: mail.secret,
      link_kind: mail.link?.kind ?? null,
      link_hash: mail.link?.hash ?? null,
      dedupe_key: mail.dedupeKey,
      unsubscribe_url: mail.unsubscribeUrl,
      queued_at: mail.queuedAt,
      next_attempt_at: mail.queuedAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export const selectWritten = async (db: Database, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await run(db, `select dedupe_key as key from outbox where dedupe_key = any ($1)`, [keys])
  return new Set((rows as { key: string }[]).map(({ key }) => key))
}

const after = (now: Instant, milliseconds: number): Instant => new Date(Date.parse(now) + milliseconds).toISOString()

/**
 * Takes the longest waiting mail that is due, or the one named, for a while: nobody else sends it meanwhile, and
 * somebody else will should we never report back.
 */
export const claimMail = (db: Database, now: Instant, id: string | null = null) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: after(now, mailClaimMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        // The mail of a building that the platform has closed rests until it is open again.
        .where(
          sql<boolean>`not exists (
            select from buildings b where b.id = outbox.building_id and b.suspended_at is not null)`,
        )
        .where((row) => (id === null ? row.lit(true) : row('id', '=', id)))
        .orderBy('next_attempt_at')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'class', 'recipient', 'subject', 'html', 'plain', 'attempts', 'unsubscribe_url'])
    .returning(['link_kind', 'link_hash'])
    .executeTakeFirst()

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * A server took it, also where it was given up meanwhile; what it said is kept as it was sent, unless it was a secret.
 */
export const markSent = async (db: Database, id: string, now: Instant): Promise<void> => {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      sent_at: now,
      failed_at: null,
      discarded_at: null,
      last_answer: null,
      html: eb.case().when('secret', '=', true).then('').else(eb.ref('html')).end(),
      plain: eb.case().when('secret', '=', true).then('').else(eb.ref('plain')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Not taken: to be tried again at that time, or given up where there is none. */
export const markRefused = async (
  db: Database,
  id: string,
  refusal: { answer: string; now: Instant; againInMs: number | null },
): Promise<void> => {
  const { answer, now, againInMs } = refusal
  await db
    .updateTable('outbox')
    .set({
      last_answer: answer,
      ...(againInMs === null ? { failed_at: now } : { next_attempt_at: after(now, againInMs) }),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Not sent, because the link that it carries is over: given up, with its words. */
export const markLinkOver = async (db: Database, id: string, kind: LinkKind, now: Instant): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_answer: `${linkOver} ${kind}`, html: '', plain: '' })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Whether this was its last try. */
export const isLastAttempt = ({ attempts }: ClaimedMail): boolean => attempts >= mailAttemptsMost

/** The newest mails of the whole platform, for the development pages only. */
export const selectNewest = (db: Database, most: number, to: string) =>
  db
    .selectFrom('outbox')
    .select(['id', 'class', 'recipient', 'subject', 'queued_at', 'sent_at', 'failed_at', 'attempts', 'last_answer'])
    .$if(to !== '', (query) => query.where('recipient', '=', to))
    .orderBy('id', 'desc')
    .limit(sql.lit(most))
    .execute()

export const selectMail = (db: Database, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
