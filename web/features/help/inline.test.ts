import { expect, test } from 'vitest'
import { piecesOfText, plainText } from './inline.ts'

test('names and links are told from plain words', () => {
  expect(piecesOfText('Press **Send**, then [go](/help/notices#send).')).toEqual([
    { kind: 'words', text: 'Press ' },
    { kind: 'label', text: 'Send' },
    { kind: 'words', text: ', then ' },
    { kind: 'link', text: 'go', to: '/help/notices#send' },
    { kind: 'words', text: '.' },
  ])
  expect(plainText('Press **Send**, then [go](/help).')).toBe('Press Send, then go.')
})

test('a link leads to this site only', () => {
  expect(piecesOfText('[away](https://example.com)')).toEqual([{ kind: 'words', text: '[away](https://example.com)' }])
})
