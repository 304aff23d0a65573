import { expect, test } from 'vitest'
import { mergedContent, mergedSubject, missingIn, type Value } from './merging.ts'

const values: Record<string, Value> = {
  'unit.number': { text: '302' },
  'people.names': { text: '<b>Eve</b> & {{unit.number}}' },
  'asked.long': { text: 'One\nTwo' },
  'asked.none': { empty: true },
  'asked.rows': { lines: ['Mar 1 – Fee', 'Apr 1 – <i>'], total: '$20.00' },
  'asked.must': { missing: 'Day must be filled in.', name: 'Day <1>' },
}
const of = (key: string) => values[key]!
const merged = (content: string) => mergedContent(content, of)

test.each([
  ['<p>Unit {{unit.number}} {{ unit.number }}</p>', '<p>Unit 302 302</p>'],
  ['<p>{{people.names}}</p>', '<p>&lt;b&gt;Eve&lt;/b&gt; &amp; {{unit.number}}</p>'],
  ['<p>{{asked.long}}</p>', '<p>One<br />Two</p>'],
  ['<p>Kept</p><p>Gone {{asked.none}}</p>', '<p>Kept</p>'],
  ['<ul><li>A</li><li>B {{asked.none}}</li></ul>', '<ul><li>A</li></ul>'],
  ['<ul><li><p>B {{asked.none}}</p></li></ul><p>C</p>', '<p>C</p>'],
  [
    '<p>{{asked.rows}}</p>',
    '<ul><li>Mar 1 – Fee</li><li>Apr 1 – &lt;i&gt;</li></ul><p><strong>Total: $20.00</strong></p>',
  ],
  ['<p>On {{asked.must}}</p>', '<p>On [Day &lt;1&gt;]</p>'],
  ['<p>Owed: {{asked.rows}}</p>', '<p>Owed: Mar 1 – Fee; Apr 1 – &lt;i&gt;; Total: $20.00</p>'],
])('%s becomes %s', (content, html) => {
  expect(merged(content)).toBe(html)
})

test('a subject is one line of plain text', () => {
  expect(mergedSubject('On {{asked.must}}', of)).toBe('On [Day <1>]')
  expect(mergedSubject('To {{people.names}}:\n {{asked.long}} {{asked.none}}', of)).toBe(
    'To <b>Eve</b> & {{unit.number}}: One Two',
  )
})

test('what is missing is named once', () => {
  expect(missingIn(['{{asked.must}} {{unit.number}}', '{{asked.must}} {{asked.none}}'], of)).toEqual([
    { key: 'asked.must', sentence: 'Day must be filled in.' },
  ])
})
