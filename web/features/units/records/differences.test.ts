import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const labels = { plate: 'Plate', colour: 'Colour', expiresOn: 'Last day', isPrimary: 'Main contact' }

test.each([
  [{ plate: 'A' }, { plate: 'A' }, []],
  [{ plate: 'B', colour: null }, { plate: 'A', colour: '' }, ['Plate: B']],
  [{ colour: null }, { colour: 'red' }, ['Colour: nothing']],
  [{ expiresOn: '2026-11-20' }, { expiresOn: null }, ['Last day: Nov 20, 2026']],
  [{ isPrimary: null }, { isPrimary: false }, []],
  [{ isPrimary: true }, { isPrimary: false }, ['Main contact: yes']],
  [{ version: 3 }, { version: 2 }, []],
])('%j beside %j differs in %j', (theirs, mine, expected) => {
  expect(differences(theirs, mine, labels)).toEqual(expected)
})
