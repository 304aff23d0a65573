import { expect, test } from 'vitest'
import { isInBooks, outcomeKinds } from './banking-words.ts'

test('what is in the books already is entered nowhere again', () =>
  expect(outcomeKinds.filter((kind) => isInBooks({ kind })).toSorted()).toEqual(['debits', 'paidOut', 'recorded']))
