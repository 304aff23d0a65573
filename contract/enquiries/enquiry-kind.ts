import { kind } from '../kind.ts'

/** What somebody wrote at /contact; it is the platform's, and no part of a building's history. */
export const enquiryKind = kind('enquiry', {
  views: { one: null, all: null },
  isPlatforms: true,
  history: {
    one: 'Enquiry',
    actions: {
      sent: 'Sent',
      answered: 'Answered',
      noted: 'Note added',
      closed: 'Closed',
      reopened: 'Reopened',
      trusted: 'Marked as not spam',
    },
    fields: {},
  },
})
