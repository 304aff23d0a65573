import { audienceLabels, noticeStatusLabels, noticeTypeLabels, priorityLabels } from './notice-words.ts'
import { kind } from './kind.ts'

export const noticeKind = kind('notice', {
  page: (id) => `/announcements/${id}`,
  views: {
    one: { before: 'the notice ', one: 'notice', many: 'notices' },
    all: 'the notice list',
    receipts: { before: 'read receipts for ', one: 'notice’s read receipts', many: 'notices’ read receipts' },
  },
  attachments: { notice: 'notices' },
  history: {
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
  },
})
