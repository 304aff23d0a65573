import { expect, test } from 'vitest'
import { withoutTables } from './rich-text-tables.ts'

test.each<[what: string, html: string, out: string]>([
  ['text without a table', '<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  [
    'a table',
    '<table><tbody><tr><td>305</td><td>Leak</td></tr><tr><td>703</td><td>Noise</td></tr></tbody></table>',
    '<p>305 | Leak</p><p>703 | Noise</p>',
  ],
  ['headings', '<table><tr><th>Unit</th><th>What</th></tr></table>', '<p>Unit | What</p>'],
  ['an empty cell', '<table><tr><td></td><td>Leak</td></tr></table>', '<p> | Leak</p>'],
  ['blocks in a cell', '<table><tr><td><p>A</p><p>B</p></td><td>C</td></tr></table>', '<p> A  B  | C</p>'],
  ['marks in a cell', '<table><tr><td><b>A</b></td><td>C</td></tr></table>', '<p><b>A</b> | C</p>'],
  ['attributes and capitals', '<TABLE border="1"><TR><TD width=9>A</TD><TD>B</TD></TR></TABLE>', '<p>A | B</p>'],
  ['text after a table', '<table><tr><td>A</td></tr></table><p>B</p>', '<p>A</p><p>B</p>'],
  ['a cell without a table', 'a<td>b</td><td>c', 'ab | c'],
])('keeps apart what stood in the cells: %s', (_what, html, out) => {
  expect(withoutTables(html)).toBe(out)
})
