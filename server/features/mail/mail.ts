/** The outbox: mail is written with the change it tells of and leaves afterwards, at least once, by a job. */
import { mailRetryFirstMs, mailRetryMostMs, mailsPerRunMost, subjectMostChars } from '../../../contract/limits.ts'
import type { LinkKind } from '../../../contract/admin/mails.ts'
import type { Ctx, CurrentBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { MailRefused, requireOneLine } from '../../platform/mailer.ts'
import { carriedLink, overLink } from './link.ts'
import { deliverJob } from './outbox.ts'
import {
  claimMail,
  insertMail,
  selectWritten,
  isLastAttempt,
  markLinkOver,
  markRefused,
  markSent,
  type ClaimedMail,
} from './store.ts'
import { render, type Letter } from './template.ts'

export interface MailOrder extends Omit<Letter, 'buildingName' | 'logo' | 'postalAddress' | 'unsubscribe'> {
  to: string
  /** How its reader gets no more of it without signing in: what that is called, and the link's secret. */
  unsubscribe?: { what: string; token: string }
  /** Absent for the platform's own mail. */
  building?: Pick<CurrentBuilding, '_id' | 'name'> & { postalAddress?: string }
  /** The mail carries a secret, such as a link for a new password: its words are erased when it has left. */
  secret?: boolean
  /** The mail is sent for the sake of its link, of this kind: where that is over, it is not sent. */
  forLink?: LinkKind
  /** Names what is told to whom, as `notice-published:<notice>:<account>`; told twice, it is written once. */
  dedupeKey?: string
}

export { mailNames } from './outbox-store.ts'
export { discardMail, listOutbox, openOutboxMail, readOutboxSummary, retryMail, retryMails } from './outbox.ts'

/** One line, as a subject must be. */
const oneLine = (text: string): string =>
  [...text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, subjectMostChars).join('')

/**
 * Writes a mail into the outbox in the verb's transaction; it leaves once that is committed. Throws MailRefused for an
 * address that is not one plain address.
 */
export const queueMail = async (ctx: Ctx, order: MailOrder): Promise<void> => {
  await queueNewMail(ctx, order)
}

/** Like `queueMail`; answers whether the same thing was not written to somebody before. */
export const queueNewMail = (ctx: Ctx, { unsubscribe, ...order }: MailOrder): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const subject = oneLine(order.subject)
    const head = order.building ? await tx.offers.letterheadOf?.(tx, order.building._id) : null
    const letter: Letter = {
      ...order,
      subject,
      ...(order.building && { buildingName: order.building.name }),
      ...(head && { logo: head.logo }),
      ...(order.building?.postalAddress !== undefined && { postalAddress: order.building.postalAddress }),
      ...(unsubscribe && { unsubscribe: { what: unsubscribe.what, path: unsubscribePage(unsubscribe.token) } }),
    }
    const written = render(letter, tx.config.publicUrl)
    requireOneLine({ to: order.to, subject, html: written.html, text: written.plain })
    const id = newId()
    const isNew = await insertMail(tx.db, {
      ...written,
      id,
      subject,
      buildingId: order.building?._id ?? null,
      class: order.class,
      recipient: order.to,
      secret: order.secret ?? false,
      link: carriedLink(order),
      dedupeKey: order.dedupeKey ?? null,
      unsubscribeUrl: unsubscribe ? `${tx.config.publicUrl}/api/unsubscribe?token=${unsubscribe.token}` : null,
      queuedAt: tx.now,
    })
    // Somebody may wait before their screen for a mail of their own, and for no notice that goes to a whole building.
    const first = order.class === 'transactional'
    if (isNew) await tx.jobs.enqueue(tx, deliverJob, { mailId: id }, { first })
    return isNew
  })

/** Which of these things were written before, by their `dedupeKey`. */
export const writtenAmong = (ctx: Ctx, keys: readonly string[]): Promise<Set<string>> => selectWritten(ctx.db, keys)

/** The page where somebody says that they want no more: opening it changes nothing, for mail scanners open every link. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${token}`

/** How long to wait after so many attempts: twice as long each time, up to the longest. */
export const waitAfter = (attempts: number): number => Math.min(mailRetryMostMs, mailRetryFirstMs * 2 ** (attempts - 1))

const refused = async (ctx: Ctx, mail: ClaimedMail, error: unknown): Promise<void> => {
  const known = error instanceof MailRefused ? error : null
  const givenUp = known?.forGood === true || isLastAttempt(mail)
  const answer = known?.message ?? (error instanceof Error ? error.name : 'unknown')
  await markRefused(ctx.db, mail.id, { answer, now: ctx.now, againInMs: givenUp ? null : waitAfter(mail.attempts) })
  const line = { mail: mail.id, attempt: mail.attempts, answer }
  if (givenUp) ctx.log.error(line, 'a mail was given up')
  else ctx.log.warn(line, 'a mail was not taken')
}

/**
 * The same mail sent twice carries the same id, so that mail servers and readers can tell. Mail that can be switched off
 * says where one click does it (RFC 8058).
 */
const headersOf = (mail: ClaimedMail, publicUrl: string): Record<string, string> => ({
  'Message-ID': `<${mail.id}@${new URL(publicUrl).hostname}>`,
  'Auto-Submitted': 'auto-generated',
  ...(mail.unsubscribe_url && {
    'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

const send = async (ctx: Ctx, mail: ClaimedMail): Promise<void> => {
  const over = await overLink(ctx, mail)
  if (over) return markLinkOver(ctx.db, mail.id, over, ctx.now)
  const { recipient: to, subject, html, plain: text } = mail
  try {
    await ctx.mailer.send({ to, subject, html, text, headers: headersOf(mail, ctx.config.publicUrl) })
  } catch (error) {
    return refused(ctx, mail, error)
  }
  await markSent(ctx.db, mail.id, ctx.now)
}

/** Sends one mail of the outbox if it is due and nobody else is at it; without a mail server it waits. */
export const deliver = async (ctx: Ctx, mailId: string): Promise<void> => {
  if (!ctx.mailer.sends) return
  const mail = await claimMail(ctx.db, ctx.now, mailId)
  if (mail) await send(ctx, mail)
}

/** Sends what is due: what was refused before, and what waited for a mail server to be set up. */
export const deliverWaiting = async (ctx: Ctx): Promise<void> => {
  if (!ctx.mailer.sends) return
  for (let count = 0; count < mailsPerRunMost; count++) {
    // A run may take longer than a claim lasts, so each is counted from its own moment.
    const mail = await claimMail(ctx.db, ctx.clock.now())
    if (!mail) return
    await send(ctx, mail)
  }
}
