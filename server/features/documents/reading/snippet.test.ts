import { expect, test } from 'vitest'
import { snippetChars } from '../../../../contract/limits/reading.ts'
import { snippetOf } from './snippet.ts'
import { soughtIn } from './words.ts'

const stems = new Map([
  ['pets', 'pet'],
  ['keeping', 'keep'],
])
const marked = (text: string, typed: string) => {
  const { snippet, marks } = snippetOf(text, soughtIn(typed)!, stems)
  return { snippet, words: marks.map(([from, to]) => snippet.slice(from, to)) }
}
const filler = 'Nothing of note is said in this sentence. '.repeat(20)

test.each([
  ['two pets', 'Keeping two Pets; a pet is an animal.', ['two', 'Pets', 'pet']],
  ['keep ', 'Keeping pets', ['Keeping']],
  ['inst', 'An instalment is an instance.', ['instalment', 'instance']],
  ['resume', 'A résumé.', ['résumé']],
  ['avis', 'L’avis de convocation.', ['L’avis']],
  ['通知', '明天停水通知。', ['通知']],
  ['"a pet is"', 'A pet was. A pet is an animal.', ['A pet is']],
])('of %s it marks what answers', (typed, text, words) => {
  expect(marked(text, typed)).toEqual({ snippet: text, words })
})

test('a piece of a long text holds the words, cut at spaces, with signs where it was cut', () => {
  const { snippet, words } = marked(`${filler}The bylaw on pets stands here. ${filler}`, 'pets bylaw')
  expect(words).toEqual(['bylaw', 'pets'])
  expect(snippet).toMatch(/^… \w.*\w\.? …$/)
  expect(snippet.length).toBeLessThanOrEqual(snippetChars + 4)
})

test('of several places it shows the one with the most of the words', () => {
  expect(marked(`A pet. ${filler}Fees for a pet deposit. ${filler}`, 'pet deposit').words).toEqual(['pet', 'deposit'])
})

test('a text without spaces is cut where there is room', () => {
  const { snippet, words } = marked(`${'无事可说'.repeat(200)}停水通知${'无事可说'.repeat(200)}`, '停水通知')
  expect(words).toEqual(['停水通知'])
  expect(snippet.length).toBeLessThanOrEqual(snippetChars + 4)
})

test('where nothing can be marked it shows the beginning', () => {
  expect(marked('Nothing.', 'pets')).toEqual({ snippet: 'Nothing.', words: [] })
})
