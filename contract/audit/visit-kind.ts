import { kind } from '../kind.ts'

/** Somebody of the platform's staff works in the building. */
export const visitKind = kind('visit', {
  views: {},
  history: {
    one: 'Staff visit',
    actions: {
      entered: 'Entered the building',
      'came without a reason': 'Entered the building without a reason',
      left: 'Left the building',
    },
    fields: {},
  },
})
