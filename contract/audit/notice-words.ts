import { audienceLabels, noticeStatusLabels, noticeTypeLabels, priorityLabels } from '../notice-words.ts'
import type { KindWords } from './change-words.ts'

export const noticeWords: KindWords = {
  one: 'Notice',
  actions: {
    created: 'Written',
    changed: 'Changed',
    corrected: 'Corrected',
    scheduled: 'Scheduled',
    published: 'Published',
    pinned: 'Pinned',
    unpinned: 'Unpinned',
    expired: 'Expired',
    deleted: 'Deleted',
  },
  fields: {
    content: 'text',
    publishDate: 'publish date',
    expiresAt: 'end',
    mustAcknowledge: 'acknowledgement',
    attachments: 'files',
  },
  unsaid: ['status', 'revision', 'revisedAt', 'publishedAt'],
  named: ['content'],
  values: {
    audience: audienceLabels,
    status: noticeStatusLabels,
    type: noticeTypeLabels,
    priority: priorityLabels,
  },
}
