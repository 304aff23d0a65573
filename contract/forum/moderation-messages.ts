import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of moderation, and what is new in the forum. */

const forum = { feature: 'forum' } as const

export const moderationKinds = {
  'forum.reported': {
    ...forum,
    label: 'Forum reports',
    about: 'Someone reports a post or comment, or one is waiting for review.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'forum.moderated': {
    ...forum,
    label: 'Moderation of your posts and reports',
    about: 'A moderator hides, shows, moves or locks your post or comment, or reviews your report.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'You need to know why others can’t see something you posted.',
  },
  'forum.digest': {
    ...forum,
    label: 'New in the forum',
    about: 'New posts in one email a week, or as often as you choose below.',
    class: 'community',
    by: { email: 'on' },
    gathered: 'weekly',
  },
} as const satisfies Record<string, KindOfMessage>
