import { kind } from '../kind.ts'

/** Somebody's own account; it is no part of a building's history. */
export const accountKind = kind('account', {
  views: {},
  isPlatforms: true,
  history: { one: 'Account', actions: {}, fields: {} },
})
