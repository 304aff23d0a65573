import { expect, test } from 'vitest'
import { isSafeLink, plainTextOf, richTextAttributes, richTextStyles, richTextTags } from './rich-text.ts'

test('the allowlist is the specification’s', () => {
  expect(richTextTags.join(' ')).toBe('p br strong em u s h1 h2 h3 h4 h5 h6 ul ol li blockquote code pre a span div')
  expect(richTextAttributes.join(' ')).toBe('href target rel style class')
})

test.each([
  ['https://example.ca/a?b=c#d', true],
  ['HTTP://example.ca', true],
  ['mailto:council@example.ca', true],
  ['tel:+16045550123', true],
  ['/announcements/1', true],
  ['?view=1', true],
  ['#top', true],
  ['minutes/2026', true],
  ['', true],
  ['/a:b', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['ftp://example.ca', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript&colon;alert(1):', false],
])('the link %j is safe: %s', (href, safe) => {
  expect(isSafeLink(href)).toBe(safe)
})

test.each([
  ['color', '#1e40af', true],
  ['color', 'red', true],
  ['color', 'rgb(1, 2, 3)', true],
  ['background-color', 'url(x)', false],
  ['color', 'expression(alert(1))', false],
  ['color', '\\72 ed', false],
  ['text-align', 'center', true],
  ['text-align', 'fixed', false],
  ['font-weight', '700', true],
  ['font-weight', '9999', false],
  ['font-style', 'italic', true],
  ['text-decoration', 'underline', true],
  ['text-decoration', 'underline url(x)', false],
])('the style %s: %s may stand: %s', (property, value, allowed) => {
  expect(richTextStyles[property]?.test(value)).toBe(allowed)
})

test('positions and backgrounds by address are no properties of ours', () => {
  expect(Object.keys(richTextStyles).toSorted()).toEqual([
    'background-color',
    'color',
    'font-style',
    'font-weight',
    'text-align',
    'text-decoration',
  ])
})

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p>Water is <strong>off</strong><br>today</p>', 'Water is off today'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  [
    '<p>Tom &amp; Ann &lt;3 &#39;x&#x27; &quot;q&quot; a&nbsp;b &unknown; &euro;</p>',
    `Tom & Ann <3 'x' "q" a b &unknown; &euro;`,
  ],
  ['<p>&#0;&#xD800;&#1114112;ok</p>', 'ok'],
  ['', ''],
])('%j says %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text)
})

test('the words are shortened with an ellipsis', () => {
  expect(plainTextOf('<p>Water is off today</p>', 9)).toBe('Water is…')
  expect(plainTextOf(`<p>${'x'.repeat(200)}</p>`, 150)).toBe(`${'x'.repeat(149)}…`)
  expect(plainTextOf(`<p>${'x'.repeat(150)}</p>`, 150)).toBe('x'.repeat(150))
})
