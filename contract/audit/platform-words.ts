import type { KindWords } from './change-words.ts'

/** A mail that the platform's staff touched. */
export const mailWords: KindWords = {
  one: 'Mail',
  actions: {
    opened: 'Platform staff looked at whom it is for and what it is about',
    'tried again': 'Sent on its way again',
    discarded: 'Given up',
  },
  fields: {},
}

/** A job of the platform; it is no part of a building's history. */
export const jobWords: KindWords = { one: 'Job', actions: { 'tried again': 'Done again' }, fields: {} }

/** What somebody wrote at /contact; it is the platform's, and no part of a building's history. */
export const enquiryWords: KindWords = {
  one: 'Enquiry',
  actions: {
    sent: 'Sent',
    answered: 'Answered',
    noted: 'A note was written',
    closed: 'Closed',
    reopened: 'Taken up again',
    trusted: 'Said to be no spam',
  },
  fields: {},
}
