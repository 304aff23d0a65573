import { expect, test } from 'vitest'
import { blocksOf } from './letter-blocks.ts'

const said = (html: string) =>
  blocksOf(html).map(({ kind, runs, depth, marker }) => [
    kind,
    depth,
    marker,
    runs.map(({ text, bold }) => (bold ? `*${text}*` : text)).join(''),
  ])

test.each([
  [
    '<p>One</p><p></p><p>Two &amp; <strong>three</strong></p>',
    [
      ['paragraph', 0, '', 'One'],
      ['paragraph', 0, '', 'Two & *three*'],
    ],
  ],
  ['<p>One<br />Two</p>', [['paragraph', 0, '', 'One\nTwo']]],
  [
    '<h3>Why</h3><p>So</p>',
    [
      ['heading', 0, '', '*Why*'],
      ['paragraph', 0, '', 'So'],
    ],
  ],
  [
    '<ul><li>A</li><li><p>B</p><ol><li>b</li><li>c</li></ol></li></ul>',
    [
      ['item', 1, '•', 'A'],
      ['item', 1, '•', 'B'],
      ['item', 2, '1.', 'b'],
      ['item', 2, '2.', 'c'],
    ],
  ],
  ['<blockquote><p>Said</p></blockquote>', [['paragraph', 1, '', 'Said']]],
  [
    '<p><strong>When:</strong> now</p>bare',
    [
      ['paragraph', 0, '', '*When:* now'],
      ['paragraph', 0, '', 'bare'],
    ],
  ],
])('%s', (html, blocks) => {
  expect(said(html)).toEqual(blocks)
})
