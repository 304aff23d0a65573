import type { KindOfMessage } from '../message-kinds.ts'

/** What people are told of the forum. */

export const forumKinds = {
  'forum.mentioned': {
    label: 'Forum mentions',
    about: 'Someone mentions you.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'on' },
    feature: 'forum',
  },
  'forum.replied': {
    label: 'Posts you follow',
    about: 'Comments on posts you wrote or follow (one alert until you check).',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
    feature: 'forum',
  },
  'forum.council': {
    label: 'Council posts',
    about: 'Someone posts in the council forum.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
    feature: 'forum',
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
