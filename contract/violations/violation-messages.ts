import type { KindOfMessage } from '../message-kinds.ts'

/** What people hear of violation cases; the particulars and the decision come as letters. */
export const violationMessageKinds = {
  'violation.reported': {
    label: 'Violations',
    about: 'A violation is reported, answered or disputed, or a hearing is requested.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'violation.mine': {
    label: 'Violation cases about you',
    about: 'You get a warning, or a hearing you asked for is scheduled.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'You need the chance to respond.',
  },
  'violation.closed': {
    label: 'Violations you reported',
    about: 'A violation that you reported is closed.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
} as const satisfies Record<string, KindOfMessage>
