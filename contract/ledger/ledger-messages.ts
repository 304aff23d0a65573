import type { KindOfMessage } from '../message-kinds.ts'

/** Messages to owners about their accounts, except monthly fees, and to council about those who keep the books. */

const locked = 'You need to know what you owe.'

export const ledgerKinds = {
  'fees.charged': {
    label: 'Charges to your unit',
    about: 'A charge other than the monthly fee is added to your account.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'fees.returned': {
    label: 'Returned payments',
    about: 'The bank returns a payment of yours, so its charges are owed again.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'books.ownAccount': {
    label: 'Changes to a bookkeeper’s own account',
    about:
      'Someone who keeps the books cancels, writes off, refunds, transfers or allocates money on their own account.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You oversee the books.',
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
