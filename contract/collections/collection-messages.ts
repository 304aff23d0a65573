import type { KindOfMessage } from '../message-kinds.ts'

/** What owners in arrears hear; a demand comes as a letter. */

const locked = 'You need to know what you owe.'

export const collectionMessageKinds = {
  'collection.reminder': {
    label: 'Overdue fees',
    about: 'A strata fee or special levy of yours is overdue.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'collection.mine': {
    label: 'Collection of what you owe',
    about: 'A payment plan is agreed or ended, a lien is registered or removed, or a claim is filed.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked,
  },
} as const satisfies Record<string, KindOfMessage>
