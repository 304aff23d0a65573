import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are told of debits from their bank account. */

const locked = 'You need to know what is debited from your account.'

export const debitMessageKinds = {
  'debits.agreed': {
    label: 'Pre-authorized debit agreements',
    about: 'An agreement to debit your bank account is made.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'debits.ended': {
    label: 'Ended debit agreements',
    about: 'An agreement to debit your bank account ends.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'debits.cancelled': {
    label: 'Cancelled debits',
    about: 'A debit that you were notified of is cancelled.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
  'debits.amount': {
    label: 'Amounts of pre-authorized debits',
    about: 'The amount debited from your bank account is known or changes.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked,
  },
} as const satisfies Record<string, KindOfMessage>
