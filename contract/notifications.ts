import { z } from 'zod'
import { Id, InstantField } from './fields.ts'
import { markReadMost } from './limits.ts'
import { Paging } from './paging.ts'
import { get, put } from './route.ts'

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

const Count = z.object({ count: z.number().int().min(0) })

export const notifications = {
  unreadCount: get('/api/notifications/unread-count', {
    access: 'signedIn',
    summary: 'How many messages wait in the current building',
    reply: Count,
  }),
  list: get('/api/notifications', {
    access: 'signedIn',
    summary: 'The inbox of the current building, newest first',
    query: Paging.extend({ unread: z.enum(['true', 'false']).optional() }),
    reply: Notification,
    sends: 'page',
  }),
  markRead: put('/api/notifications/mark-read', {
    access: 'signedIn',
    summary: 'Mark messages read; ids of others are ignored',
    body: z.object({ notificationIds: z.array(Id).max(markReadMost) }),
    reply: Count,
  }),
  markAllRead: put('/api/notifications/mark-all-read', {
    access: 'signedIn',
    summary: 'Mark everything in the current building read',
    reply: Count,
  }),
  live: get('/api/notifications/live', {
    access: 'signedIn',
    building: 'query',
    summary: 'The live stream: unread count and "this record changed"',
    query: z.object({ building: Id.optional() }),
    sends: 'events',
  }),
}
