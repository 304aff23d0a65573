import type { KindOfMessage } from '../message-kinds.ts'

/** What owners are told of budgets. */

export const budgetMessageKinds = {
  'budget.noticed': {
    label: 'Proposed budgets',
    about: 'A budget is sent to owners before they vote on it.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'It says what your unit would pay.',
  },
  'fees.changed': {
    label: 'Changes to your monthly fee',
    about: 'A budget is approved that changes the monthly fee of your unit.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You need to know what you will owe.',
  },
} as const satisfies Record<string, KindOfMessage>
