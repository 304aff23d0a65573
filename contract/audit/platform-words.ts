import type { KindWords } from './change-words.ts'

/** A mail that the platform's staff touched. */
export const mailWords: KindWords = {
  one: 'Email',
  actions: {
    opened: 'Platform staff viewed the recipient and subject',
    'tried again': 'Sent again',
    discarded: 'Discarded',
  },
  fields: {},
}

/** A job of the platform; it is no part of a building's history. */
export const jobWords: KindWords = { one: 'Job', actions: { 'tried again': 'Retried' }, fields: {} }

/** What somebody wrote at /contact; it is the platform's, and no part of a building's history. */
export const enquiryWords: KindWords = {
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
}
