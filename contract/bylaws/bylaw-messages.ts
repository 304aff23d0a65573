import type { KindOfMessage } from '../message-kinds.ts'

/** What residents are told of bylaws and rules. */
export const bylawMessageKinds = {
  'bylaw.changed': {
    label: 'Bylaws and rules',
    about: 'A bylaw or rule of the building is added, changed or repealed.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law requires the building to inform owners and tenants of changes to its bylaws and rules.',
  },
} as const satisfies Record<string, KindOfMessage>
