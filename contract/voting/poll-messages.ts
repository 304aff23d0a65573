import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of polls. */

export const pollKinds = {
  'poll.opened': {
    label: 'Polls',
    about: 'The building asks owners or residents a question.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'poll.reminder': {
    label: 'Polls that close soon',
    about: 'A poll closes within two days, and your unit has not answered.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'poll.closed': {
    label: 'Results of polls',
    about: 'A poll that your unit was asked is closed; its result can be seen.',
    class: 'community',
    by: { inbox: 'on', email: 'off', push: 'off' },
  },
} as const satisfies Record<string, KindOfMessage>
