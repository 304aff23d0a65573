import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of the forum. */

export const forumKinds = {
  'forum.mentioned': {
    label: 'Mentions in the forum',
    about: 'Somebody mentions you.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'on' },
    feature: 'forum',
  },
  'forum.replied': {
    label: 'Posts that you follow',
    about: 'Somebody comments on what you wrote or follow; once until you look.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
    feature: 'forum',
  },
  'forum.council': {
    label: 'Posts among council',
    about: 'Somebody writes in council’s part of the forum.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
    feature: 'forum',
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
