import { z } from 'zod'
import { Id, InstantField, plainText, richText } from './fields.ts'
import { clearable, count, flag, list } from './form.ts'
import {
  noticeContentMostChars,
  noticeTitleMostChars,
  pinMostDays,
  revisionNoteMostChars,
  unitsInAudienceMost,
} from './limits.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'

export const NoticeType = z.enum(['emergency', 'event', 'maintenance', 'meeting', 'announcement', 'policy'])
export type NoticeType = z.infer<typeof NoticeType>

export const Priority = z.enum(['low', 'medium', 'high', 'urgent'])
export type Priority = z.infer<typeof Priority>

export const Audience = z.enum(['all', 'owners', 'tenants', 'council', 'specific_units'])
export type Audience = z.infer<typeof Audience>

export const NoticeStatus = z.enum(['draft', 'scheduled', 'published', 'expired'])
export type NoticeStatus = z.infer<typeof NoticeStatus>

export const Attachment = z.object({
  _id: Id,
  fileName: z.string(),
  fileSize: z.number().int(),
  contentType: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

/** A notice in a list: without its text, with the caller's own read state. */
export const NoticeSummary = z.object({
  _id: Id,
  title: z.string(),
  /** Plain text, at most 150 characters. */
  preview: z.string(),
  type: NoticeType,
  priority: Priority,
  audience: Audience,
  status: NoticeStatus,
  publishDate: InstantField.nullable(),
  expiresAt: InstantField.nullable(),
  pinnedUntil: InstantField.nullable(),
  attachmentCount: z.number().int(),
  mustAcknowledge: z.boolean(),
  /** Whether it is meant for the caller: those who manage notices see the others too. */
  forMe: z.boolean(),
  /** The caller's own marks; null where there is none. */
  readAt: InstantField.nullable(),
  acknowledgedAt: InstantField.nullable(),
  /** 0 for the text as first published; each correction adds one. */
  revision: z.number().int(),
  createdAt: InstantField,
})
export type NoticeSummary = z.infer<typeof NoticeSummary>

/** What the caller may do with this notice now. */
const NoticeCan = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  pin: z.boolean(),
  delete: z.boolean(),
  acknowledge: z.boolean(),
  seeAnalytics: z.boolean(),
})

export const Notice = NoticeSummary.extend({
  content: z.string(),
  attachments: z.array(Attachment),
  /** The units of a notice to specific units; empty for readers who may not manage notices. */
  units: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  authorName: z.string(),
  revisedAt: InstantField.nullable(),
  revisions: z.array(z.object({ revision: z.number().int(), at: InstantField, note: z.string() })),
  version: z.number().int(),
  can: NoticeCan,
})
export type Notice = z.infer<typeof Notice>

/** The pinned notice of the specification, section 3. */
export const PinnedNotice = z.object({
  _id: Id,
  title: z.string(),
  content: z.string(),
  type: NoticeType,
  priority: Priority,
  publishDate: InstantField,
  pinnedUntil: InstantField,
  attachments: z.array(Attachment),
})
export type PinnedNotice = z.infer<typeof PinnedNotice>

export const noticeContentTooLong = `Text must be at most ${noticeContentMostChars} characters`
const title = plainText({ label: 'Title', max: noticeTitleMostChars, required: true })
const content = richText({ label: 'Text', max: noticeContentMostChars, tooLong: noticeContentTooLong })

/** What the editor writes. A date to publish that lies ahead makes the notice wait; none publishes at once. */
export const NoticeDraft = z.object({
  title,
  content,
  type: NoticeType.default('announcement'),
  priority: Priority.default('medium'),
  audience: Audience.default('all'),
  unitIds: list(Id, unitsInAudienceMost).default([]),
  publishDate: clearable(InstantField).default(null),
  expiresAt: clearable(InstantField).default(null),
  mustAcknowledge: flag().default(false),
})
export type NoticeDraft = z.output<typeof NoticeDraft>

export const NoticeChange = z.object({
  /** The version that was seen; without it the last write wins. */
  version: z.coerce.number().int().optional(),
  title: title.optional(),
  content: content.optional(),
  type: NoticeType.optional(),
  priority: Priority.optional(),
  audience: Audience.optional(),
  unitIds: list(Id, unitsInAudienceMost).optional(),
  publishDate: clearable(InstantField).optional(),
  expiresAt: clearable(InstantField).optional(),
  mustAcknowledge: flag().optional(),
  removeAttachmentIds: list(Id, 100).default([]),
  /** For a correction of a published notice: a word on what changed, and whether receipts start anew. */
  revisionNote: plainText({ label: 'Note', max: revisionNoteMostChars }).default(''),
  askAgain: flag().default(false),
})
export type NoticeChange = z.output<typeof NoticeChange>

/** How far a notice got with one unit. */
export const UnitReach = z.enum(['none', 'seen', 'acknowledged', 'everyOwner'])
export type UnitReach = z.infer<typeof UnitReach>

export const NoticeAnalytics = z.object({
  people: z.object({ total: z.number(), read: z.number(), acknowledged: z.number(), withoutAccount: z.number() }),
  units: z.object({ total: z.number(), reached: z.number(), acknowledged: z.number() }),
  recipients: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      unitNumbers: z.array(z.string()),
      hasAccount: z.boolean(),
      readAt: InstantField.nullable(),
      acknowledgedAt: InstantField.nullable(),
    }),
  ),
  byUnit: z.array(z.object({ _id: Id, unitNumber: z.string(), floor: z.string().nullable(), reach: UnitReach })),
  unitsNotReached: z.array(z.object({ _id: Id, unitNumber: z.string() })),
})
export type NoticeAnalytics = z.infer<typeof NoticeAnalytics>

export const NoticeFilter = z.enum(['pinned', 'unread', 'toAcknowledge'])
export type NoticeFilter = z.infer<typeof NoticeFilter>
export const NoticeQuery = Paging.extend({
  filter: NoticeFilter.optional(),
  type: NoticeType.optional(),
  priority: Priority.optional(),
  /** Other states than published are seen by those who manage notices only. */
  status: NoticeStatus.optional(),
})
export type NoticeQuery = z.output<typeof NoticeQuery>

const ById = z.object({ id: Id })
const reader = { access: 'member', feature: 'notices' } as const
const author = { access: 'manager', feature: 'notices', area: 'notices' } as const

export const notices = {
  list: get('/api/notices', {
    shows: 'notice.all',
    ...reader,
    summary: 'List the caller’s notices, newest first',
    query: NoticeQuery,
    reply: NoticeSummary,
    sends: 'page',
  }),
  pinned: get('/api/notices/pinned', {
    shows: 'notice.all',
    ...reader,
    summary: 'List notices pinned for the caller',
    reply: z.array(PinnedNotice),
  }),
  pinnedOf: get('/api/notices/pinned/:buildingId', {
    shows: 'notice.all',
    ...reader,
    building: 'path',
    summary: 'List notices pinned for the caller in a building',
    params: z.object({ buildingId: Id }),
    reply: z.array(PinnedNotice),
  }),
  get: get('/api/notices/:id', {
    shows: 'notice.one',
    ...reader,
    summary: 'Get a notice',
    params: ById,
    reply: Notice,
  }),
  attachment: get('/api/notices/:id/attachments/:attachmentId', {
    shows: 'notice.one',
    ...reader,
    summary: 'Download a notice’s attachment',
    params: z.object({ id: Id, attachmentId: Id }),
    sends: 'file',
  }),
  read: post('/api/notices/:id/read', { ...reader, summary: 'Mark a notice as opened', params: ById }),
  acknowledge: post('/api/notices/:id/acknowledge', {
    ...reader,
    summary: 'Acknowledge a notice; repeating it changes nothing',
    params: ById,
    reply: z.object({ acknowledgedAt: InstantField }),
  }),
  create: post('/api/notices', { ...author, summary: 'Create a draft', body: NoticeDraft, files: true, reply: Notice }),
  change: put('/api/notices/:id', {
    ...author,
    summary: 'Change a notice; a published one shows a visible revision',
    params: ById,
    body: NoticeChange,
    files: true,
    reply: Notice,
  }),
  delete: del('/api/notices/:id', { ...author, summary: 'Delete a notice and its attachments', params: ById }),
  publish: post('/api/notices/:id/publish', {
    ...author,
    summary: 'Publish a notice, or schedule it if its date is in the future',
    params: ById,
    reply: Notice,
  }),
  pin: post('/api/notices/:id/pin', {
    ...author,
    summary: 'Pin a notice for a number of days',
    params: ById,
    body: z.object({ durationDays: count(1, pinMostDays) }),
    reply: Notice,
  }),
  unpin: post('/api/notices/:id/unpin', { ...author, summary: 'Unpin', params: ById, reply: Notice }),
  analytics: get('/api/notices/:id/analytics', {
    shows: 'notice.receipts',
    ...author,
    summary: 'List readers and acknowledgements, by person and by unit',
    params: ById,
    reply: NoticeAnalytics,
  }),
}
