import { describe, expect, test } from 'vitest'
import { helpFor, soughtBy } from './rules.ts'

test.each([
  ['Olivia Owner', { names: ['Olivia', 'Owner'] }],
  ['Owner@Parapet', { email: 'owner@parapet' }],
  ['(604) 555-0123', { digits: '6045550123' }],
  ['555', { digits: '555' }],
  ['12 Main', { names: ['12', 'Main'] }],
  ['- -', { names: ['-', '-'] }],
])('%s is looked for as %o', (words, sought) => expect(soughtBy(words)).toEqual(sought))

describe('staff may do for', () => {
  const usual = { isStaff: false, disabled: false, verified: true, openSessions: 1, secondFactor: true }
  const may = (more: object) =>
    Object.entries(helpFor({ ...usual, ...more }))
      .filter(([, can]) => can)
      .map(([what]) => what)
  test.each([
    ['somebody with a second step', {}, ['sendPasswordLink', 'signOut', 'removeSecondFactor']],
    ['somebody without one', { secondFactor: false, openSessions: 0 }, ['sendPasswordLink']],
    ['an unconfirmed address', { verified: false, secondFactor: false }, ['resendVerification', 'signOut']],
    ['an account that is switched off', { disabled: true, openSessions: 0, secondFactor: false }, []],
    ['other staff', { isStaff: true }, ['signOut']],
  ])('%s', (_who, more, what) => expect(may(more)).toEqual(what))
})
