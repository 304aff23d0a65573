import { z } from 'zod'
import { Id, InstantField } from './fields.ts'
import { flag, list } from './form.ts'
import { markReadMost, unsubscribeTokenChars } from './limits.ts'
import { channels, messageKindNames, type Digest } from './message-kinds.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'

/** A row of the inbox, worded at read time under the reader's rights. */
export const Notification = z.object({
  _id: Id,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  createdAt: InstantField,
  readAt: InstantField.nullable(),
})
export type Notification = z.infer<typeof Notification>

const Kind = z.enum(messageKindNames)
const Choice = z.object({ kind: Kind, channel: z.enum(channels), wanted: z.boolean() })
const DigestField = z.enum(['off', 'daily', 'weekly'] satisfies Digest[])

/** What the caller is told by the current building, by which way and when; version 0 before anything was chosen. */
export const Preferences = z.object({
  /** `locked` where it cannot be switched off. */
  choices: z.array(Choice.extend({ locked: z.boolean() })),
  quietFrom: z.string(),
  quietUntil: z.string(),
  digest: DigestField,
  version: z.number().int(),
})
export type Preferences = z.infer<typeof Preferences>

const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time, such as 22:00')

/** Quiet hours are two times, or neither; `everywhere` means all buildings the caller belongs to. */
export const PreferencesChange = z
  .object({
    version: z.number().int().min(0),
    choices: list(Choice, messageKindNames.length * channels.length),
    quietFrom: timeOfDay,
    quietUntil: timeOfDay,
    digest: DigestField,
    everywhere: flag().default(false),
  })
  .superRefine(({ quietFrom, quietUntil }, ctx) => {
    const refuse = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
    if (quietFrom !== '' && quietUntil === '') refuse('quietUntil', 'Enter when quiet hours end')
    if (quietFrom === '' && quietUntil !== '') refuse('quietFrom', 'Enter when quiet hours begin')
    if (quietFrom !== '' && quietFrom === quietUntil)
      refuse('quietUntil', 'Quiet hours can’t start and end at the same time')
  })
export type PreferencesChange = z.output<typeof PreferencesChange>

const Token = z.object({
  token: z
    .string()
    .length(unsubscribeTokenChars)
    .regex(/^[\w-]+$/),
})

/** What a link in a mail is about: whose mail, from which building, and whether it still comes. */
export const Unsubscription = z.object({
  buildingName: z.string(),
  /** The address with most of its name hidden. */
  address: z.string(),
  what: z.string(),
  comes: z.boolean(),
})
export type Unsubscription = z.infer<typeof Unsubscription>

const OfKind = z.object({ kind: Kind.optional() })
export type OfKind = z.output<typeof OfKind>

/** What narrows the inbox. */
export const InboxQuery = Paging.extend({ unread: z.enum(['true', 'false']).optional(), ...OfKind.shape })
export type InboxQuery = z.output<typeof InboxQuery>

const Count = z.object({ count: z.number().int().min(0) })

export const notifications = {
  unreadCount: get('/api/notifications/unread-count', {
    shows: null,
    access: 'signedIn',
    summary: 'Count unread messages in the current building',
    reply: Count,
  }),
  list: get('/api/notifications', {
    shows: null,
    access: 'signedIn',
    summary: 'List the inbox of the current building, newest first',
    query: InboxQuery,
    reply: Notification,
    sends: 'page',
  }),
  markRead: put('/api/notifications/mark-read', {
    access: 'signedIn',
    summary: 'Mark messages as read; other people’s ids are ignored',
    body: z.object({
      notificationIds: z.array(Id).max(markReadMost, `Mark at most ${markReadMost} messages at a time`),
    }),
    reply: Count,
  }),
  markAllRead: put('/api/notifications/mark-all-read', {
    access: 'signedIn',
    summary: 'Mark everything in the current building as read, or all of one kind',
    query: OfKind,
    reply: Count,
  }),
  live: get('/api/notifications/live', {
    shows: null,
    access: 'signedIn',
    building: 'query',
    summary: 'Open the live stream: unread count and changed records',
    query: z.object({ building: Id.optional() }),
    sends: 'events',
  }),
  preferences: get('/api/notifications/preferences', {
    shows: null,
    access: 'member',
    summary: 'Get the caller’s notification preferences',
    reply: Preferences,
  }),
  changePreferences: put('/api/notifications/preferences', {
    access: 'member',
    summary: 'Change the caller’s notification preferences',
    body: PreferencesChange,
    reply: Preferences,
  }),
  /** Some mail programs open the address of one click: it leads to the page and changes nothing. */
  openUnsubscribe: get('/api/unsubscribe', {
    shows: null,
    access: 'link',
    summary: 'Redirect to the unsubscribe page',
    query: Token,
    sends: 'redirect',
  }),
  unsubscription: get('/api/unsubscribe/about', {
    shows: null,
    access: 'link',
    summary: 'Get what an unsubscribe link is for',
    query: Token,
    reply: Unsubscription,
  }),
  unsubscribe: post('/api/unsubscribe', {
    access: 'link',
    summary: 'Unsubscribe from an email’s kind of message, also by one click in an email program (RFC 8058)',
    query: Token,
    reply: Unsubscription,
  }),
  resubscribe: del('/api/unsubscribe', {
    access: 'link',
    summary: 'Resubscribe',
    query: Token,
    reply: Unsubscription,
  }),
}
