import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const words = (snippet: string, marks: [number, number][]) =>
  piecesOf(snippet, marks).map(({ text, marked }) => (marked ? `[${text}]` : text))

test.each([
  ['no pets here', [[3, 7]], ['no ', '[pets]', ' here']],
  ['pets', [[0, 4]], ['[pets]']],
  [
    'a pet, a dog',
    [
      [9, 12],
      [2, 5],
    ],
    ['a ', '[pet]', ', a ', '[dog]'],
  ],
  [
    'overlapping',
    [
      [0, 4],
      [2, 6],
    ],
    ['[over]', '[la]', 'pping'],
  ],
  ['short', [[3, 99]], ['sho', '[rt]']],
  ['plain', [], ['plain']],
] as [string, [number, number][], string[]][])('%s with marks %j', (snippet, marks, pieces) => {
  expect(words(snippet, marks)).toEqual(pieces)
})
