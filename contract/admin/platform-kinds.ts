import { kind } from '../kind.ts'

/** A mail that the platform's staff touched. */
export const mailKind = kind('mail', {
  views: { all: null },
  history: {
    one: 'Email',
    actions: {
      opened: 'Platform staff viewed the recipient and subject',
      'tried again': 'Sent again',
      discarded: 'Discarded',
    },
    fields: {},
  },
})

/** A job of the platform; it is no part of a building's history. */
export const jobKind = kind('job', {
  views: { all: null },
  isPlatforms: true,
  history: { one: 'Job', actions: { 'tried again': 'Retried' }, fields: {} },
})
