import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of polls. */

export const pollKinds = {
  'poll.opened': {
    label: 'Polls',
    about: 'Your building asks owners or residents a question.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'poll.reminder': {
    label: 'Polls closing soon',
    about: 'A poll closes within two days and your unit hasn’t answered.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'poll.closed': {
    label: 'Poll results',
    about: 'A poll your unit was asked to answer is closed and the results are available.',
    class: 'community',
    by: { inbox: 'on', email: 'off', push: 'off' },
  },
} as const satisfies Record<string, KindOfMessage>
