import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are asked about their payments. */
export const bankingKinds = {
  'fees.asked': {
    label: 'Questions about a payment',
    about: 'A payment of yours arrived, and it isn’t clear which of your units it’s for.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'Your payment is waiting for your answer.',
  },
} as const satisfies Record<string, KindOfMessage>
