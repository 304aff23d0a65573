import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of moderation, and what is new in the forum. */

const forum = { feature: 'forum' } as const

export const moderationKinds = {
  'forum.reported': {
    ...forum,
    label: 'Reports in the forum',
    about: 'Somebody reports a post or a comment, or one waits for a moderator’s look.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'forum.moderated': {
    ...forum,
    label: 'What becomes of your posts and reports',
    about: 'A moderator hides, shows, moves or locks something that you wrote, or has looked at what you reported.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'You must be able to learn why others do not see what you wrote.',
  },
  'forum.digest': {
    ...forum,
    label: 'New in the forum',
    about: 'New posts, gathered in one mail a week, or as often as you choose below.',
    class: 'community',
    by: { email: 'on' },
    gathered: 'weekly',
  },
} as const satisfies Record<string, KindOfMessage>
