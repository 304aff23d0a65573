/** The outbox as the platform's staff tend it: what does not leave is sent on its way again or given up. */
import {
  linkOver,
  type FailedMails,
  type OpenedMail,
  type OutboxMail,
  type OutboxQuery,
  type OutboxSummary,
} from '../../../contract/admin/mails.ts'
import type { StaffReason } from '../../../contract/admin/reason.ts'
import type { Page } from '../../../contract/route.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { pageOf } from '../../db/keyset.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal, orNotFound } from '../../http/errors.ts'
import { recordChange, recordChanges } from '../audit/audit.ts'
import { overLink } from './link.ts'
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
import { markLinkOver } from './store.ts'

export const deliverJob = 'mail.deliver'
export const deliverWaitingJob = 'mail.deliverWaiting'

type ById = { params: { id: string } }

const isLinkOver = ({ last_answer }: Pick<OutboxRow, 'last_answer'>) => last_answer?.startsWith(linkOver) ?? false

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
  can: { retry: row.state === 'failed' && !isLinkOver(row) },
})

/** The mail of the whole platform, newest first, without its words. */
export const listOutbox = async (ctx: SignedIn, { query }: { query: OutboxQuery }): Promise<Page<OutboxMail>> =>
  pageOf(await selectOutbox(ctx.db, query), query.limit, shown, ({ id }) => id)

export const readOutboxSummary = async (ctx: Ctx): Promise<OutboxSummary> => ({
  ...(await selectSummary(ctx.db, ctx.now)),
  sends: ctx.mailer.sends,
})

const find = async (tx: SignedIn, id: string): Promise<OutboxRow> => orNotFound(await selectOutboxMail(tx.db, id))

const record = (tx: SignedIn, row: OutboxRow, action: string, reason?: string) =>
  recordChange(tx, {
    subject: 'mail',
    subjectId: row.id,
    buildingId: row.building_id,
    action,
    ...(reason !== undefined && { after: { reason } }),
  })

const inWords = {
  over: 'The link in this email has expired, so the email can’t be sent again.',
  failed: 'This email has failed.',
  waiting: 'This email is already being sent.',
  sent: 'This email has just been sent.',
  discarded: 'Someone else just discarded this email.',
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

/**
 * Sends a mail that failed on its way again, its attempts counted anew; 409 where it has not, or no longer, and where the
 * link that it carries is over, which stands with the mail from then on.
 */
export const retryMail = async (ctx: SignedIn, { params: { id } }: ById): Promise<OutboxMail> => {
  const after = await inTransaction(ctx, async (tx) => {
    const row = await find(tx, id)
    const over = row.state === 'failed' ? await overLink(tx, row) : null
    if (over) await markLinkOver(tx.db, id, over, tx.now)
    else if (await updateAgain(tx.db, id, tx.now)) {
      await record(tx, row, 'tried again')
      await tx.jobs.enqueue(tx, deliverJob, { mailId: id })
    } else throw await otherwise(tx, id)
    return find(tx, id)
  })
  if (isLinkOver(after)) throw new Refusal(409, 'CONFLICT', inWords.over, { current: shown(after) })
  return shown(after)
}

/** The same with all that failed; those whose link is over stay, and of more than one call takes, the rest is counted. */
export const retryMails = (
  ctx: SignedIn,
  { body }: { body: FailedMails },
): Promise<{ again: number; over: number; left: number }> =>
  inTransaction(ctx, async (tx) => {
    const taken = await updateAllAgain(tx.db, body, tx.now)
    const again: typeof taken = []
    for (const mail of taken) {
      const over = await overLink(tx, mail)
      if (over) await markLinkOver(tx.db, mail.id, over, tx.now)
      else again.push(mail)
    }
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
    return { again: again.length, over: taken.length - again.length, left: await countFailed(tx.db, body) }
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
