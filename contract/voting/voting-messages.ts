import type { KindOfMessage } from '../message-kinds.ts'

/** What members of council are told of proposals. */

export const votingKinds = {
  'voting.opened': {
    label: 'Votes of council',
    about: 'A proposal awaits your vote, for the first time or in a new version.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You are one of those who decide.',
    council: true,
  },
  'voting.reminder': {
    label: 'Votes that close soon',
    about: 'A vote closes in two days or in four hours, and yours is missing.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
    council: true,
  },
  'voting.news': {
    label: 'Proposals of council',
    about: 'A proposal is discussed, somebody comments, a vote is closed, or a proposal is withdrawn.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
