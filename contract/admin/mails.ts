import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import { StaffReason } from './reason.ts'

export const MailState = z.enum(['failed', 'waiting', 'sent', 'discarded'])
export type MailState = z.infer<typeof MailState>

/** Why a mail is sent: the law asks for it, somebody did something, or it is community news. */
export const MailKind = z.enum(['statutory', 'transactional', 'community'])
export type MailKind = z.infer<typeof MailKind>

/** What a mail is sent for the sake of, if for the sake of its link. */
export const linkKinds = ['password', 'address', 'invitation', 'vendor'] as const
export type LinkKind = (typeof linkKinds)[number]
/** Begins the answer of a mail that was not sent because its link is over; the kind of the link follows. */
export const linkOver = 'LINK_OVER'

const NamedBuilding = z.object({ _id: Id, name: z.string() })

/** A mail of the outbox as the platform's staff see it: neither its words nor whom it is for. */
export const OutboxMail = z.object({
  _id: Id,
  state: MailState,
  kind: MailKind,
  /** Null for the platform's own mail. */
  building: NamedBuilding.nullable(),
  /** The address with its name covered: `o•••@parapet.example`. */
  to: z.string(),
  queuedAt: InstantField,
  /** Since it was queued, or sent on its way again. */
  attempts: z.number().int(),
  /** While it waits. */
  nextAttemptAt: InstantField.nullable(),
  /** When it was sent, given up or discarded. */
  endedAt: InstantField.nullable(),
  /** The mail server's last answer as a code, never its words; null for none. */
  answer: z.string().nullable(),
  /** It is not sent again once its link is over. */
  can: z.object({ retry: z.boolean() }),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** What a mail is about and for whom, for somebody who said why they look. */
export const OpenedMail = z.object({ subject: z.string(), to: z.string() })
export type OpenedMail = z.infer<typeof OpenedMail>

export const OutboxSummary = z.object({
  /** False where no mail server is set up: mail then waits. */
  sends: z.boolean(),
  failed: z.number().int(),
  waiting: z.number().int(),
  /** Since when the oldest of them waits. */
  waitingSince: InstantField.nullable(),
  sentInADay: z.number().int(),
  /** Buildings with mail that failed or waits, those with the most that failed first. */
  buildings: z.array(NamedBuilding.extend({ failed: z.number().int() })),
})
export type OutboxSummary = z.infer<typeof OutboxSummary>

/** What the outbox is narrowed by. */
const Narrowing = z.object({ buildingId: Id.optional(), kind: MailKind.optional() })
export const OutboxQuery = Paging.omit({ search: true }).extend({ ...Narrowing.shape, state: MailState.optional() })
export type OutboxQuery = z.output<typeof OutboxQuery>
export const FailedMails = Narrowing
export type FailedMails = z.output<typeof FailedMails>

const staff = { access: 'superadmin' } as const
const ById = z.object({ id: Id })

/** The outbox of the whole platform. */
export const mailRoutes = {
  mails: get('/api/admin/mails', {
    shows: 'mail.all',
    ...staff,
    summary: 'List the platform’s email, newest first, without the text',
    query: OutboxQuery,
    reply: OutboxMail,
    sends: 'page',
  }),
  mailSummary: get('/api/admin/mails/summary', {
    shows: 'mail.all',
    ...staff,
    summary: 'Count waiting, failed and sent email',
    reply: OutboxSummary,
  }),
  openMail: post('/api/admin/mails/:id/open', {
    ...staff,
    summary: 'Get an email’s recipient and subject; requires a reason, which is recorded in the history',
    params: ById,
    body: StaffReason,
    reply: OpenedMail,
  }),
  retryMail: post('/api/admin/mails/:id/retry', {
    ...staff,
    summary: 'Resend a failed email',
    params: ById,
    reply: OutboxMail,
  }),
  retryMails: post('/api/admin/mails/retry', {
    ...staff,
    summary: 'Resend all failed email, up to the limit of one call',
    body: FailedMails,
    /** `over` are those whose link works no more, which stay; `left` what one call does not take. */
    reply: z.object({ again: z.number().int(), over: z.number().int(), left: z.number().int() }),
  }),
  discardMail: post('/api/admin/mails/:id/discard', {
    ...staff,
    summary: 'Discard an unsent email, with a reason',
    params: ById,
    body: StaffReason,
    reply: OutboxMail,
  }),
}
