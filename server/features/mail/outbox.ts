/** The outbox as the platform's staff tend it: what does not leave is sent on its way again or given up. */
import type { FailedMails, OpenedMail, OutboxMail, OutboxQuery, OutboxSummary } from '../../../contract/admin/mails.ts'
import type { StaffReason } from '../../../contract/admin/reason.ts'
import type { Page } from '../../../contract/route.ts'
import type { SignedIn } from '../../context.ts'
import { pageOf } from '../../db/keyset.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/errors.ts'
import { recordChange, recordChanges } from '../audit/audit.ts'
import { coveredAddress } from './rules.ts'
import {
  countFailed,
  selectOutbox,
  selectOutboxMail,
  selectSummary,
  updateAgain,
  updateAllAgain,
  updateDiscarded,
  type OutboxRow,
} from './outbox-store.ts'

export const deliverJob = 'mail.deliver'
export const deliverWaitingJob = 'mail.deliverWaiting'

type ById = { params: { id: string } }

/** Neither subject nor words leave the server here, and the address only with its name covered. */
const shown = (row: OutboxRow): OutboxMail => ({
  _id: row.id,
  state: row.state,
  kind: row.kind,
  building: row.building_id === null ? null : { _id: row.building_id, name: row.building_name ?? '' },
  to: coveredAddress(row.recipient),
  queuedAt: row.queued_at,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
  endedAt: row.ended_at,
  answer: row.last_answer,
})

/** The mail of the whole platform, newest first, without its words. */
export const listOutbox = async (ctx: SignedIn, { query }: { query: OutboxQuery }): Promise<Page<OutboxMail>> =>
  pageOf(await selectOutbox(ctx.db, query), query.limit, shown, ({ id }) => id)

export const readOutboxSummary = async (ctx: SignedIn): Promise<OutboxSummary> => ({
  ...(await selectSummary(ctx.db, ctx.now)),
  sends: ctx.mailer.sends,
})

const find = async (tx: SignedIn, id: string): Promise<OutboxRow> => {
  const row = await selectOutboxMail(tx.db, id)
  if (!row) throw NotFound()
  return row
}

const record = (tx: SignedIn, row: OutboxRow, action: string, reason?: string) =>
  recordChange(tx, {
    subject: 'mail',
    subjectId: row.id,
    buildingId: row.building_id,
    action,
    ...(reason !== undefined && { after: { reason } }),
  })

const inWords = {
  failed: 'This mail has failed.',
  waiting: 'This mail is on its way already.',
  sent: 'This mail was sent meanwhile.',
  discarded: 'This mail was discarded meanwhile.',
} as const

/** Says how the mail stands instead. */
const otherwise = async (tx: SignedIn, id: string): Promise<Refusal> => {
  const current = shown(await find(tx, id))
  return new Refusal(409, 'CONFLICT', inWords[current.state], { current })
}

/** What a mail is about and for whom; that somebody looked, and why, stands in the building's history. */
export const openOutboxMail = (ctx: SignedIn, { params, body }: ById & { body: StaffReason }): Promise<OpenedMail> =>
  inTransaction(ctx, async (tx) => {
    const row = await find(tx, params.id)
    await record(tx, row, 'opened', body.reason)
    return { subject: row.subject, to: row.recipient }
  })

/** Sends a mail that failed on its way again, its attempts counted anew; 409 where it has not, or no longer. */
export const retryMail = (ctx: SignedIn, { params: { id } }: ById): Promise<OutboxMail> =>
  inTransaction(ctx, async (tx) => {
    const row = await find(tx, id)
    if (!(await updateAgain(tx.db, id, tx.now))) throw await otherwise(tx, id)
    await record(tx, row, 'tried again')
    await tx.jobs.enqueue(tx, deliverJob, { mailId: id })
    return shown(await find(tx, id))
  })

/** The same with all that failed; of more than one call takes, the rest is counted. */
export const retryMails = (ctx: SignedIn, { body }: { body: FailedMails }): Promise<{ again: number; left: number }> =>
  inTransaction(ctx, async (tx) => {
    const again = await updateAllAgain(tx.db, body, tx.now)
    await recordChanges(
      tx,
      again.map(({ id, building_id }) => ({
        subject: 'mail' as const,
        subjectId: id,
        buildingId: building_id,
        action: 'tried again',
      })),
    )
    if (again.length > 0) await tx.jobs.enqueue(tx, deliverWaitingJob, {})
    return { again: again.length, left: await countFailed(tx.db, body) }
  })

/**
 * Gives a mail up that has not left. One that is with the mail server at this moment may still arrive, and then stands as
 * sent.
 */
export const discardMail = (
  ctx: SignedIn,
  { params: { id }, body }: ById & { body: StaffReason },
): Promise<OutboxMail> =>
  inTransaction(ctx, async (tx) => {
    const row = await find(tx, id)
    if (!(await updateDiscarded(tx.db, id, tx.now))) throw await otherwise(tx, id)
    await record(tx, row, 'discarded', body.reason)
    return shown(await find(tx, id))
  })
