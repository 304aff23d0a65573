import type { KindOfMessage } from '../message-kinds.ts'

/** What members of council are told of proposals. */

export const votingKinds = {
  'voting.opened': {
    label: 'Council votes',
    about: 'A proposal or a new version is ready for your vote.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You’re a voting member.',
    council: true,
  },
  'voting.reminder': {
    label: 'Votes closing soon',
    about: 'A vote closes in two days or four hours and you haven’t voted.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
    council: true,
  },
  'voting.news': {
    label: 'Council proposals',
    about: 'A discussion opens, someone comments, a vote closes, or a proposal is withdrawn.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
