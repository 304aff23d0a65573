import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are told of special levies. */

const locked = 'You need to know what you will owe.'

export const levyMessageKinds = {
  'levies.approved': {
    label: 'Special levies',
    about: 'A special levy that your unit pays a share of is approved.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'levies.cancelled': {
    label: 'Cancelled instalments',
    about: 'Instalments of a special levy that your unit would have paid are cancelled.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'levies.refunded': {
    label: 'Refunds from special levies',
    about: 'Your unit gets back what is left of a special levy.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
  },
} as const satisfies Record<string, KindOfMessage>
