import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are told of special levies. */

export const levyMessageKinds = {
  'levies.approved': {
    label: 'Special levies',
    about: 'A special levy that your unit pays a share of is approved.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You need to know what you will owe.',
  },
} as const satisfies Record<string, KindOfMessage>
