import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are told of their accounts, and council of who keeps the books; the fee of a month is no news. */

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
    about: 'Someone who keeps the books cancels, writes off, refunds or transfers money on their own account.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You oversee the books.',
    council: true,
  },
} as const satisfies Record<string, KindOfMessage>
